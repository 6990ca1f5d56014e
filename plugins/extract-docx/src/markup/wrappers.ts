import { childNamed, elementsOf, type XmlElement } from '../package/xml.ts';

/** Elements that only wrap what a reader sees. */
export const wrappers = new Set([
  'w:ins',
  'w:moveTo',
  'w:hyperlink',
  'w:smartTag',
  'w:customXml',
  'w:sdt',
  'w:sdtContent',
  'w:ruby',
  'w:rubyBase',
  'w:dir',
  'm:oMathPara',
  'm:oMath',
  'm:e',
  'm:f',
  'm:num',
  'm:den',
  'm:sSup',
  'm:sSub',
  'm:sup',
  'm:sub',
  'm:d',
]);

/** Wrappers that decide on what they hold. */
const deciding = new Set(['w:fldSimple', 'w:bdo']);

/** The version of an alternative that programs show: the first that they understand. */
export function versionOf(alternative: XmlElement): XmlElement | undefined {
  const choices = elementsOf(alternative).filter(({ name }) => name === 'mc:Choice');
  return choices.find(({ attributes }) => attributes.understood === 'true') ?? childNamed(alternative, 'mc:Fallback');
}

/** Children with wrappers taken off and one version of each alternative. */
export function visibleChildren(parent: XmlElement): XmlElement[] {
  return elementsOf(parent).flatMap((child) => {
    if (child.name === 'mc:AlternateContent') {
      const version = versionOf(child);
      return version ? visibleChildren(version) : [];
    }
    return wrappers.has(child.name) || deciding.has(child.name) ? visibleChildren(child) : [child];
  });
}

export const drawings = new Set(['w:drawing', 'w:pict', 'w:object']);
