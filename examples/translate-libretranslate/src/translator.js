// @ts-check
import { ProviderError } from '@cotejo/plugin-kit';

/** @import { Translator } from '@cotejo/plugin-kit' */
/**
 * @typedef {object} Settings
 * @property {string} LIBRETRANSLATE_URL
 * @property {string | undefined} [LIBRETRANSLATE_API_KEY]
 * @property {string[]} LIBRETRANSLATE_LANGUAGES
 */

const name = 'translate-libretranslate';
/** Texts in one call: a long resume takes several short calls. */
const batchSize = 50;

/** The failures that HTTP statuses mean. */
const reasons = /** @type {const} */ ({ 400: 'bad-input', 403: 'auth', 429: 'rate-limit' });

/** @param {Settings} settings @returns {Translator} */
export function createTranslator(settings) {
  const { LIBRETRANSLATE_URL: url, LIBRETRANSLATE_API_KEY: key, LIBRETRANSLATE_LANGUAGES: languages } = settings;

  /** @param {string} path @param {RequestInit} request @returns {Promise<unknown>} */
  async function call(path, request) {
    const response = await fetch(new URL(path, url), { ...request, redirect: 'error' }).catch((cause) => {
      request.signal?.throwIfAborted();
      throw new ProviderError(name, 'unavailable', 'LibreTranslate cannot be reached', { cause });
    });
    if (response.ok) return response.json();
    await response.body?.cancel();
    const reason = reasons[/** @type {keyof typeof reasons} */ (response.status)] ?? 'unavailable';
    throw new ProviderError(name, reason, `LibreTranslate answered ${response.status}`);
  }

  /**
   * @param {string[]} texts
   * @param {string} source
   * @param {string} target
   * @param {AbortSignal} signal
   * @returns {Promise<string[]>}
   */
  async function translateBatch(texts, source, target, signal) {
    const body = JSON.stringify({ q: texts, source, target, format: 'text', ...(key && { api_key: key }) });
    const answer = await call('/translate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal,
    });
    const { translatedText } = /** @type {{ translatedText?: unknown }} */ (answer);
    // The pipeline trusts the order: a list of another length would put one line's words into another.
    if (!Array.isArray(translatedText) || translatedText.length !== texts.length) {
      throw new ProviderError(name, 'bad-output', 'LibreTranslate answered with another number of texts');
    }
    return translatedText.map(String);
  }

  return {
    supports: (from, to) => languages.includes(from) && to === 'en',
    async check({ signal }) {
      const known = /** @type {{ code: string }[]} */ (await call('/languages', { signal }));
      const missing = languages.filter((language) => !known.some(({ code }) => code === language));
      return missing.length === 0
        ? { ok: true }
        : { ok: false, message: `LibreTranslate has no model for: ${missing.join(', ')}.` };
    },
    async translate({ segments, from, to, keep }, { signal }) {
      signal.throwIfAborted();
      const pieces = segments.map((segment) => split(segment, keep));
      const open = pieces.flat().filter(({ translate }) => translate);
      for (let start = 0; start < open.length; start += batchSize) {
        const batch = open.slice(start, start + batchSize);
        const translated = await translateBatch(
          batch.map(({ text }) => text),
          from,
          to,
          signal,
        );
        for (const [index, piece] of batch.entries()) piece.text = translated[index] ?? piece.text;
      }
      return {
        segments: pieces.map((parts) => parts.map(({ before, text, after }) => before + text + after).join('')),
      };
    },
  };
}

/**
 * Splits a segment into pieces. Strings to keep, and pieces without a letter, are not translated. The spaces around a
 * piece are kept apart, because a translator removes them.
 * @param {string} segment @param {string[]} keep
 */
function split(segment, keep) {
  const kept = keep
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map((text) => RegExp.escape(text));
  const parts = kept.length > 0 ? segment.split(new RegExp(`(${kept.join('|')})`)) : [segment];
  return parts.map((part, index) => {
    const text = part.trim();
    const start = part.indexOf(text);
    return {
      before: part.slice(0, start),
      text,
      after: part.slice(start + text.length),
      translate: index % 2 === 0 && /\p{L}/u.test(text),
    };
  });
}
