import { childNamed, elementsOf, type XmlElement } from '../package/xml.ts';

/** Elements that contain visible text and change nothing about it. */
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

/** Elements that contain text and also decide how it is shown. */
const deciding = new Set(['w:fldSimple', 'w:bdo']);

/** The branch of a `mc:AlternateContent` that programs show: the first choice that they know, or the fallback. */
export function versionOf(alternative: XmlElement): XmlElement | undefined {
  const choices = elementsOf(alternative).filter(({ name }) => name === 'mc:Choice');
  return choices.find(({ attributes }) => attributes.understood === 'true') ?? childNamed(alternative, 'mc:Fallback');
}

/** The children of an element; wrappers are replaced by their children, alternatives by their visible branch. */
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
