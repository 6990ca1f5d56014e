import protobuf from 'protobufjs';

/** The parts of opentelemetry/proto/collector/trace/v1 that the tests look at. */
const { root } = protobuf.parse(`
  syntax = "proto3";
  message ExportTraceServiceRequest { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes trace_id = 1;
    bytes span_id = 2;
    bytes parent_span_id = 4;
    string name = 5;
    int32 kind = 6;
    fixed64 start_time_unix_nano = 7;
    fixed64 end_time_unix_nano = 8;
    repeated KeyValue attributes = 9;
    Status status = 15;
  }
  message Status { string message = 2; int32 code = 3; }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue {
    oneof value {
      string string_value = 1; bool bool_value = 2; int64 int_value = 3; double double_value = 4;
      ArrayValue array_value = 5;
    }
  }
  message ArrayValue { repeated AnyValue values = 1; }
`);
const Request = root.lookupType('ExportTraceServiceRequest');

type AnyValue = { stringValue?: string; intValue?: string; doubleValue?: number; arrayValue?: { values?: AnyValue[] } };
type KeyValues = { key: string; value: AnyValue }[];
type WireSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: KeyValues;
  status?: { code?: number };
};
type WireRequest = { resourceSpans?: { resource: { attributes: KeyValues }; scopeSpans: { spans: WireSpan[] }[] }[] };

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  milliseconds: number;
  attributes: Record<string, unknown>;
  failed: boolean;
  /** Attributes of the process that it comes from. */
  resource: Record<string, unknown>;
};

/** The spans in a body, with ids in hex. */
export function decodeSpans(body: Buffer): ReceivedSpan[] {
  const { resourceSpans = [] } = Request.toObject(Request.decode(body), {
    bytes: String,
    longs: String,
  }) as WireRequest;
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        traceId: hexadecimal(span.traceId),
        spanId: hexadecimal(span.spanId),
        parentSpanId: span.parentSpanId ? hexadecimal(span.parentSpanId) : undefined,
        name: span.name,
        milliseconds: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
        attributes: valuesOf(span.attributes),
        failed: span.status?.code === 2,
        resource: valuesOf(resource.attributes),
      })),
    ),
  );
}

const hexadecimal = (base64: string) => Buffer.from(base64, 'base64').toString('hex');

function valuesOf(pairs: KeyValues = []): Record<string, unknown> {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, plain(value)]));
}

function plain({ stringValue, intValue, doubleValue, arrayValue }: AnyValue): unknown {
  return stringValue ?? (intValue === undefined ? (doubleValue ?? arrayValue?.values?.map(plain)) : Number(intValue));
}
