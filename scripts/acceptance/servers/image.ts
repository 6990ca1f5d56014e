import { buildWithBuildah, hasBuildah } from './buildah.ts';
import type { Image } from './container.ts';
import { buildWithEngine, findEngine } from './engine.ts';
import { interpretDockerfile } from './interpreted-image.ts';

/**
 * Builds the image of the project: with Docker or Podman where one of them works, with Buildah where that is installed,
 * else by carrying out its Dockerfile.
 */
export function buildImage(): Promise<Image> {
  const engine = findEngine();
  if (engine) {
    console.log(`The image is built and run by ${engine}.`);
    return buildWithEngine(engine);
  }
  if (hasBuildah()) {
    console.log('The image is built by Buildah, and run by chroot.');
    return buildWithBuildah();
  }
  console.log('Neither Docker, Podman nor Buildah is here: the steps of the Dockerfile are carried out without them.');
  return interpretDockerfile();
}
