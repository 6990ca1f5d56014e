{{- /* What all pods have in common, as the restricted Pod Security Standard asks: (list $ <number of the user>). */ -}}
{{- define "cotejo.pod" -}}
{{- $ := first . -}}
serviceAccountName: {{ include "cotejo.fullname" $ }}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with $.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: {{ last . }}
  runAsGroup: {{ last . }}
  fsGroup: {{ last . }}
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "cotejo.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- /* A container of the app's image: (list $ "name"). */ -}}
{{- define "cotejo.appContainer" -}}
{{- $ := first . -}}
name: {{ last . }}
image: {{ include "cotejo.image" $ }}
imagePullPolicy: {{ $.Values.image.pullPolicy }}
securityContext:
  {{- include "cotejo.containerSecurity" $ | nindent 2 }}
{{- end }}

{{- /* The certificates of authorities of your own, for every process of the app. */ -}}
{{- define "cotejo.authoritiesMount" -}}
{{- if .Values.authorities.secret }}
- { name: authorities, mountPath: /etc/authorities, readOnly: true }
{{- end }}
{{- end }}

{{- define "cotejo.authoritiesVolume" -}}
{{- with .Values.authorities }}
{{- if .secret }}
- { name: authorities, secret: { secretName: {{ .secret }}, items: [{ key: {{ .key | quote }}, path: ca.crt }] } }
{{- end }}
{{- end }}
{{- end }}

{{- /* The pod of the web processes or of the workers: (list $ "web" $.Values.web). */ -}}
{{- define "cotejo.appPod" -}}
{{- $ := first . -}}
{{- $role := index . 1 -}}
{{- $values := last . -}}
metadata:
  labels:
    {{- include "cotejo.labels" (list $ $role) | nindent 4 }}
  annotations:
    # New settings need new processes; secrets that the chart generates stay what they are.
    checksum/settings: {{ printf "%s%s" (include "cotejo.settings" $) (toYaml $.Values.secrets) | sha256sum }}
    prometheus.io/scrape: "true"
    prometheus.io/port: "9464"
    {{- with $values.annotations }}{{ toYaml . | nindent 4 }}{{ end }}
spec:
  {{- include "cotejo.pod" (list $ 10001) | nindent 2 }}
  # The process ends within 30 seconds of the signal, which comes after preStop.
  terminationGracePeriodSeconds: 40
  topologySpreadConstraints:
    {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
    - topologyKey: {{ . }}
      maxSkew: 1
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "cotejo.selector" (list $ $role) | nindent 10 }}
      matchLabelKeys: [pod-template-hash]
    {{- end }}
  {{- with pick $values "nodeSelector" "tolerations" "affinity" }}{{ toYaml . | nindent 2 }}{{ end }}
  {{- with $values.priorityClassName }}
  priorityClassName: {{ . }}
  {{- end }}
  {{- with $.Values.plugins }}
  # Each brings a folder /plugin, which the app cannot change.
  initContainers:
    {{- range . }}
    - name: plugin-{{ .name }}
      image: {{ .image }}
      imagePullPolicy: {{ $.Values.image.pullPolicy }}
      command: [cp, -R, /plugin/., /plugins/{{ .name }}]
      securityContext:
        {{- include "cotejo.containerSecurity" $ | nindent 8 }}
      resources:
        requests: { cpu: 10m, memory: 16Mi }
        limits: { memory: 128Mi }
      volumeMounts:
        - { name: plugins, mountPath: /plugins }
    {{- end }}
  {{- end }}
  containers:
    - {{ include "cotejo.appContainer" (list $ $role) | nindent 6 | trim }}
      ports: [{ name: http, containerPort: 3000 }, { name: metrics, containerPort: 9464 }]
      envFrom:
        - configMapRef: { name: {{ include "cotejo.fullname" $ }} }
        - secretRef: { name: {{ include "cotejo.fullname" $ }} }
      env:
        - { name: ROLE, value: {{ $role }} }
        - { name: WORKER_CONCURRENCY, value: {{ $.Values.worker.concurrency | quote }} }
        - { name: SANDBOX_PROCESSES, value: {{ ternary $.Values.worker.concurrency 1 (eq $role "worker") | quote }} }
        {{- include "cotejo.secretsFrom" $ | nindent 8 }}
      # Let in once everything that it needs answers. Later a part that is gone costs what needs it, which the process
      # says itself, and neither the rest nor the process.
      startupProbe:
        httpGet: { path: /api/health/ready, port: http }
        periodSeconds: 3
        timeoutSeconds: 5
        failureThreshold: 100
      readinessProbe:
        httpGet: { path: /api/health, port: http }
        periodSeconds: 5
        timeoutSeconds: 3
        failureThreshold: 2
      livenessProbe:
        httpGet: { path: /api/health, port: http }
        periodSeconds: 10
        timeoutSeconds: 5
        failureThreshold: 6
      # Until every proxy has heard that this pod is leaving.
      lifecycle: { preStop: { sleep: { seconds: 5 } } }
      resources:
        {{- toYaml $values.resources | nindent 8 }}
      volumeMounts:
        - { name: temporary, mountPath: /tmp }
        {{- if $.Values.plugins }}
        - { name: plugins, mountPath: /plugins, readOnly: true }
        {{- end }}
        {{- include "cotejo.authoritiesMount" $ | nindent 8 }}
        {{- with $.Values.extraVolumeMounts }}{{ toYaml . | nindent 8 }}{{ end }}
  volumes:
    - { name: temporary, emptyDir: { sizeLimit: 1Gi } }
    {{- if $.Values.plugins }}
    - { name: plugins, emptyDir: { sizeLimit: 1Gi } }
    {{- end }}
    {{- include "cotejo.authoritiesVolume" $ | nindent 4 }}
    {{- with $.Values.extraVolumes }}{{ toYaml . | nindent 4 }}{{ end }}
{{- end }}

{{- /* The strategy of both: a new process is ready before an old one leaves. */ -}}
{{- define "cotejo.deployment" -}}
{{- $ := first . -}}
{{- $role := index . 1 -}}
revisionHistoryLimit: 3
strategy: { type: RollingUpdate, rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } }
selector:
  matchLabels:
    {{- include "cotejo.selector" (list $ $role) | nindent 4 }}
template:
  {{- include "cotejo.appPod" . | nindent 2 }}
{{- end }}

{{- /* Keeps the draining of nodes from taking several of a component at once: (list $ "web"). */ -}}
{{- define "cotejo.disruptionBudget" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  {{- include "cotejo.metadata" . | nindent 2 }}
spec:
  maxUnavailable: 1
  unhealthyPodEvictionPolicy: AlwaysAllow
  selector:
    matchLabels:
      {{- include "cotejo.selector" . | nindent 6 }}
{{- end }}

{{- /*
Counts the pods of a component by their use of processors, where that is enabled:
(list $ "web" $.Values.web.autoscaling).
*/ -}}
{{- define "cotejo.autoscaler" -}}
{{- $ := first . -}}
{{- $role := index . 1 -}}
{{- with last . }}
{{- if .enabled }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  {{- include "cotejo.metadata" (list $ $role) | nindent 2 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ include "cotejo.fullname" $ }}-{{ $role }} }
  minReplicas: {{ .minReplicas }}
  maxReplicas: {{ .maxReplicas }}
  metrics:
    - type: Resource
      resource: { name: cpu, target: { type: Utilization, averageUtilization: {{ .cpuUtilization }} } }
  behavior:
    # A worker that goes gives the rest of its jobs to others, which begin them anew: no need to hurry.
    scaleDown: { stabilizationWindowSeconds: 300, policies: [{ type: Pods, value: 1, periodSeconds: 60 }] }
{{- end }}
{{- end }}
{{- end }}
