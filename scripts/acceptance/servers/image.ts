import type { Image } from './container.ts';
import { buildWithEngine, findEngine } from './engine.ts';
import { interpretDockerfile } from './interpreted-image.ts';

/**
 * Builds the image of the project: with Docker or Podman where one of them works, else by carrying out its Dockerfile.
 */
export async function buildImage(): Promise<Image> {
  const engine = findEngine();
  console.log(
    engine
      ? `The image is built and run by ${engine}.`
      : 'Neither Docker nor Podman works here: the steps of the Dockerfile are carried out without them.',
  );
  return engine ? buildWithEngine(engine) : interpretDockerfile();
}
