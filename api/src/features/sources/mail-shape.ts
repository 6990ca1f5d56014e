import type { ArrivalSkip } from '@cotejo/contract';
import type { MessageStructureObject } from 'imapflow';
import { limits } from '@cotejo/contract';

/** An attachment by its place in the mail, as IMAP numbers it (RFC 3501, section 6.4.5), and its size as it is sent. */
export type Attachment = { part: string; fileName: string; size: number };

/** Parts of one mail, and how deep they may be in one another; more is no mail of a person. */
const MOST_PARTS = 1000;
const DEEPEST = 20;
/** Stations on the way of a mail after which it goes in a circle; mail servers give up after 30 to 100. */
const MOST_STATIONS = 50;

/** File names for attachments without one, by what they say they are. */
const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/zip': 'zip',
  'text/markdown': 'md',
};
/** Parts that seal a mail and are no documents. */
const seals = new Set(['application/pgp-signature', 'application/pkcs7-signature', 'application/x-pkcs7-signature']);

/**
 * What a mail holds, by the outline that the mail server gives of it and by those of its headers that tell why it was
 * sent: its attachments, those of mails in it as well, or why it is skipped.
 */
export function shapeOf(
  structure: MessageStructureObject | undefined,
  headers: string,
): Attachment[] | Exclude<ArrivalSkip, 'gone' | 'no-role-in-name'> {
  if ((headers.match(/^received:/gim)?.length ?? 0) > MOST_STATIONS) return 'loop';
  if (/^auto-submitted:\s*auto-replied/im.test(headers)) return 'auto-reply';
  if (!structure) return 'broken';
  if (structure.type === 'multipart/report') return 'bounce';
  const found: Attachment[] = [];
  let parts = 0;
  let isSealed = false;
  const walk = (node: MessageStructureObject, place: number[], depth: number): boolean => {
    parts += 1;
    if (parts > MOST_PARTS || depth > DEEPEST) return false;
    const { type, childNodes = [] } = node;
    isSealed ||= type === 'multipart/encrypted' || (type.endsWith('pkcs7-mime') && !isSigned(node));
    if (type.startsWith('multipart/'))
      return childNodes.every((child, index) => walk(child, [...place, index + 1], depth + 1));
    const [own] = place.length > 0 ? [place] : [[1]];
    // A mail in the mail has the number of its part; a body of one part is numbered below that.
    if (type === 'message/rfc822' && childNodes[0])
      return walk(childNodes[0], childNodes[0].type.startsWith('multipart/') ? own : [...own, 1], depth + 1);
    if (isDocument(node)) found.push({ part: own.join('.'), fileName: nameOf(node), size: node.size ?? 0 });
    return true;
  };
  if (!walk(structure, [], 0)) return 'too-many-parts';
  if (isSealed) return 'encrypted';
  if (found.length > limits.filesPerUpload) return 'too-many-parts';
  return found.length > 0 ? found : 'no-attachment';
}

const isSigned = ({ parameters }: MessageStructureObject) => parameters?.['smime-type'] === 'signed-data';

/** Whether somebody has attached it: neither the mail's own text, nor a picture in that, nor a seal. */
function isDocument({ type, id, disposition, dispositionParameters, parameters }: MessageStructureObject): boolean {
  if (seals.has(type)) return false;
  if (type.startsWith('image/') && (id || disposition === 'inline')) return false;
  const isNamed = Boolean(dispositionParameters?.filename || parameters?.name);
  return disposition === 'attachment' || isNamed || !/^(?:text|multipart|message)\//.test(type);
}

function nameOf({ type, dispositionParameters, parameters }: MessageStructureObject): string {
  return dispositionParameters?.filename || parameters?.name || `attachment.${extensions[type] ?? 'txt'}`;
}
