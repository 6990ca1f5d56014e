{{- define "cotejo.fullname" -}}
{{- $name := ternary .Release.Name (printf "%s-cotejo" .Release.Name) (contains "cotejo" .Release.Name) }}
{{- .Values.fullnameOverride | default $name | trunc 44 | trimSuffix "-" }}
{{- end }}

{{- define "cotejo.image" -}}
{{- with .Values.image -}}
{{ .repository }}{{ if .digest }}@{{ .digest }}{{ else }}:{{ .tag | default $.Chart.AppVersion }}{{ end }}
{{- end }}
{{- end }}

{{- /* What never changes about the pods of a component: (list $ "web"). */ -}}
{{- define "cotejo.selector" -}}
{{- $ := first . -}}
app.kubernetes.io/name: cotejo
app.kubernetes.io/instance: {{ $.Release.Name }}
app.kubernetes.io/component: {{ last . }}
{{- end }}

{{- /* (list $ "web") */ -}}
{{- define "cotejo.labels" -}}
{{- $ := first . -}}
{{ include "cotejo.selector" . }}
app.kubernetes.io/version: {{ $.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ $.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" $.Chart.Name $.Chart.Version }}
{{- with $.Values.commonLabels }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- /*
The name, the namespace and the labels of an object: (list $ "web"); a component named "" is the release itself.
*/ -}}
{{- define "cotejo.metadata" -}}
{{- $ := first . -}}
{{- $component := last . -}}
name: {{ include "cotejo.fullname" $ }}{{ with $component }}-{{ . }}{{ end }}
namespace: {{ $.Release.Namespace }}
labels:
  {{- include "cotejo.labels" (list $ ($component | default "shared")) | nindent 2 }}
{{- end }}

{{- /* A name that is the same from every namespace of the cluster: (list $ "postgres"). */ -}}
{{- define "cotejo.host" -}}
{{- $ := first . -}}
{{ include "cotejo.fullname" $ }}-{{ last . }}.{{ $.Release.Namespace }}.svc
{{- end }}
