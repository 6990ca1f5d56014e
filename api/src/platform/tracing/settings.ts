import * as v from 'valibot';
import { choice, settings, text } from '../../ground/config/setting.ts';

const address = v.pipe(
  v.string(),
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !new URL(value).search,
    'must be an http or https address',
  ),
);

const headers = v.pipe(
  text,
  v.check(
    (value) => value.split(',').every((pair) => /^\s*[\w-]+\s*=\s*\S/.test(pair)),
    'must be name=value, separated by commas',
  ),
);

const share = v.pipe(
  v.string(),
  v.check((value) => /^(0(\.\d+)?|1(\.0+)?)$/.test(value), 'must be a number from 0 to 1'),
  v.transform(Number),
);

/** Settings of traces, with the names of OpenTelemetry. */
export const tracingSettings = settings({
  endpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning:
      'Address of a collector that takes OpenTelemetry traces by OTLP over HTTP (protobuf), such as ' +
      '`http://collector:4318`; `/v1/traces` is added. Unset: no traces, and nothing of OpenTelemetry is loaded.',
    schema: address,
  },
  headers: {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    meaning: 'Headers that the collector asks for, as `name=value` separated by commas.',
    schema: headers,
    secret: true,
  },
  serviceName: {
    name: 'OTEL_SERVICE_NAME',
    meaning: 'What traces call this installation.',
    schema: text,
    default: 'cotejo',
  },
  sampler: {
    name: 'OTEL_TRACES_SAMPLER',
    meaning:
      'Which traces are kept: all, none, or the share that `OTEL_TRACES_SAMPLER_ARG` says; ' +
      'with `parentbased_`, those that a proxy has begun as it decided.',
    schema: choice([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ]),
    default: 'parentbased_always_on',
  },
  samplerShare: {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    meaning: 'The share of traces that the samplers called `traceidratio` keep, from 0 to 1.',
    schema: share,
    default: '1',
  },
});
