{{- /*
The Service and the StatefulSet of a bundled server, for trying Cotejo: one pod with one volume.
(list $ "postgres" <port> <number of the user> "<YAML of its container>" "<YAML of its volumes for changing files>")
*/ -}}
{{- define "cotejo.server" -}}
{{- $ := index . 0 -}}
{{- $name := index . 1 -}}
{{- $port := index . 2 -}}
{{- $values := get $.Values $name -}}
apiVersion: v1
kind: Service
metadata:
  {{- include "cotejo.metadata" (list $ $name) | nindent 2 }}
spec:
  ports: [{ name: {{ $name }}, port: {{ $port }}, targetPort: {{ $name }} }]
  selector:
    {{- include "cotejo.selector" (list $ $name) | nindent 4 }}
---
apiVersion: apps/v1
kind: StatefulSet
metadata:
  {{- include "cotejo.metadata" (list $ $name) | nindent 2 }}
spec:
  serviceName: {{ include "cotejo.fullname" $ }}-{{ $name }}
  replicas: 1
  selector:
    matchLabels:
      {{- include "cotejo.selector" (list $ $name) | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "cotejo.labels" (list $ $name) | nindent 8 }}
    spec:
      {{- include "cotejo.pod" (list $ (index . 3)) | nindent 6 }}
      terminationGracePeriodSeconds: 60
      containers:
        - name: {{ $name }}
          image: {{ $values.image }}
          imagePullPolicy: {{ $.Values.image.pullPolicy }}
          securityContext:
            {{- include "cotejo.containerSecurity" $ | nindent 12 }}
          ports: [{ name: {{ $name }}, containerPort: {{ $port }} }]
          resources:
            {{- toYaml $values.resources | nindent 12 }}
          {{- index . 4 | nindent 10 }}
      volumes:
        - { name: temporary, emptyDir: { sizeLimit: 256Mi } }
  volumeClaimTemplates:
    - metadata: { name: data }
      spec:
        accessModes: [ReadWriteOnce]
        {{- with $values.volume.className }}
        storageClassName: {{ . }}
        {{- end }}
        resources: { requests: { storage: {{ $values.volume.size }} } }
{{- end }}
