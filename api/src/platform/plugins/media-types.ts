import { type MediaType, mediaTypes, type Plugin } from '@cotejo/plugin-kit';

/** Problems of an extractor that reads no kind of file, or one that Cotejo does not take. */
export function wrongMediaTypes({ name, provides, mediaTypes: declared = [] }: Plugin): string[] {
  if (!provides.extractor) return [];
  if (declared.length === 0) return [`The plugin "${name}" reads files and does not say of which kind (mediaTypes).`];
  const unknown = declared.filter((type) => !mediaTypes.includes(type));
  return unknown.map(
    (type) =>
      `The plugin "${name}" reads files of the kind "${type}", which Cotejo does not take. ` +
      `It takes ${mediaTypes.join(', ')}.`,
  );
}

/** The kinds of file that can be uploaded and that no plugin in use reads. */
export function unreadMediaTypes({ extractor }: { extractor: { plugin: Plugin }[] }): MediaType[] {
  return mediaTypes.filter((type) => !extractor.some(({ plugin }) => plugin.mediaTypes?.includes(type)));
}
