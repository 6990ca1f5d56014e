import { pluginName, type SilentPlugin } from '@cotejo/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { minuteText } from '../../lib/dates.ts';
import { useTexts, type Texts } from '../../texts/index.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Milliseconds between two calls. The server tries a plugin that does not answer once a minute. */
const AGAIN = 60_000;

/** Says which plugins do not answer and which do their work, as results may differ from the usual ones. */
export function SilentPlugins() {
  const texts = useTexts();
  const { data } = useQuery({
    queryKey: ['silent-plugins'],
    queryFn: ({ signal }) => call('GET /api/plugins/silent', { signal }),
    refetchInterval: AGAIN,
  });
  return (
    <div role="status" className="grid grid-cols-1 gap-3 empty:hidden">
      {data?.plugins.map((plugin) => (
        <Notice key={plugin.name} tone="warning">
          {silenceSentence(plugin, texts)}
        </Notice>
      ))}
    </div>
  );
}

/** The sentence about one plugin, with the time in the reader's time zone. */
function silenceSentence({ name, model, silentSince, standIns }: SilentPlugin, texts: Texts): string {
  const {
    provenance,
    language: { locale },
  } = texts;
  const others = new Intl.ListFormat(locale).format(standIns.map((one) => pluginName(one, texts)));
  return provenance.silent(
    model === undefined ? 'plugin' : 'model',
    model ? `${pluginName(name, texts)} (${model})` : pluginName(name, texts),
    minuteText(silentSince),
    others,
  );
}
