import type { sources as english } from '../en/sources.ts';

/** The folder and mailboxes from which resumes are taken by themselves. */
export const sources: typeof english = {
  sources: {
    tab: 'Entrada',
    intro: 'Lo que llega a una carpeta o a un buzón y se convierte solo en currículums.',
    title: 'Carpetas y buzones',
    hint: 'Los configura quien administra el servidor. No se cambia nada en ellos; el correo leído recibe una marca.',
    none:
      'Todavía no se lee nada por sí solo. Quien administra el servidor configura INTAKE_DIR para una carpeta o ' +
      'INTAKE_MAILBOXES para buzones.',
    loading: 'Cargando carpetas y buzones…',
    loadFailed: 'No se pudieron cargar las carpetas y los buzones.',
    kinds: { folder: 'Carpeta', mailbox: 'Buzón' },
    forRole: (role) => `Para ${role}`,
    forNobody: 'Todavía para ningún puesto',
    byFolder:
      'Una carpeta cuyo nombre empieza por el número de un puesto, como «17» o «17 Nóminas», contiene currículums ' +
      'para ese puesto. El número está en la dirección de la página del puesto. Los archivos fuera de esas carpetas ' +
      'no son todavía para ningún puesto.',
    works: 'Funciona',
    fails: 'No funciona',
    unknown: 'Aún no se ha mirado',
    lookedAt: (time) => `Última consulta: ${time}`,
    counts: (taken, known, refused) => `${taken} admitidos, ${known} ya conocidos, ${refused} rechazados`,
    try: 'Probar ahora',
    trying: 'Probando…',
    tried: 'Se puede abrir',
    triedText: 'Se está leyendo lo que ha llegado.',
    silent: 'Aún sin respuesta',
    silentText: 'Ningún proceso lo ha consultado en 20 segundos. ¿Hay un proceso de trabajo en marcha?',
    tryFailed: 'No se pudo probar.',
    problems: {
      'host-unknown': 'Ningún servidor tiene ese nombre. Compruebe su dirección en INTAKE_MAILBOXES.',
      'host-refuses':
        'El servidor de correo rechaza las conexiones en ese puerto de red. Compruebe la dirección y el puerto.',
      'host-silent': 'El servidor de correo no responde. Compruebe la dirección, el puerto y el cortafuegos.',
      'connection-lost': 'Se perdió la conexión. La próxima consulta continúa donde terminó esta.',
      offline:
        'No se puede llegar a esa dirección desde aquí. Con OFFLINE=true solo se llega a las de una red privada.',
      'no-tls': 'El servidor de correo no cifra como debe. Use imaps con el puerto 993, o imap con STARTTLS.',
      'certificate-expired': 'El certificado del servidor de correo ha caducado. Hay que renovarlo allí.',
      'certificate-of-another': 'El certificado del servidor de correo es de otro nombre. Use el nombre correcto.',
      'certificate-unknown':
        'El certificado del servidor de correo lo firma alguien desconocido aquí. Indique la autoridad en ' +
        'NODE_EXTRA_CA_CERTS.',
      'wrong-password':
        'El servidor de correo rechaza el usuario o la contraseña. Muchos proveedores piden una contraseña ' +
        'para programas.',
      'no-such-mail-folder': 'El buzón no tiene ninguna carpeta con ese nombre.',
      'folder-gone': 'La carpeta no está. Compruebe INTAKE_DIR y que la unidad esté conectada.',
      'folder-closed': 'La cuenta que ejecuta Cotejo no puede leer la carpeta.',
      'files-closed': 'La cuenta que ejecuta Cotejo no puede leer algunos archivos. Los demás se han admitido.',
      'folder-fails': 'No se puede leer la carpeta: la unidad o la red comunican un error.',
      'no-such-role': 'No hay ningún puesto con el número de INTAKE_MAILBOXES. Hasta entonces no se lee nada.',
      'storage-full': 'El disco de los archivos está lleno. Lo que ha llegado espera donde está.',
      'storage-away': 'El almacén de archivos no responde. Lo que ha llegado espera donde está.',
      unexpected: 'Ha fallado algo que aquí no se conoce. El registro del servidor dice más.',
    },
    arrivals: {
      title: 'Lo que ha llegado',
      hint: 'Los remitentes, los asuntos y los nombres de archivo se olvidan a los 90 días.',
      show: 'Qué mostrar',
      all: 'Todo',
      skipped: 'Rechazado u omitido',
      empty: 'Todavía no ha llegado nada.',
      emptySkipped: 'No se ha rechazado ni omitido nada.',
      loading: 'Cargando lo que ha llegado…',
      loadFailed: 'No se pudo cargar lo que ha llegado.',
      more: 'Mostrar más',
      forgotten: 'Ya no se recuerda',
      from: (sender) => `de ${sender}`,
      reading: 'Se está leyendo',
      outcomes: { taken: 'Admitido', known: 'Ya conocido', refused: 'Rechazado' },
      deleted: 'Eliminado después',
      skips: {
        'no-attachment': 'Omitido: no lleva archivos adjuntos.',
        'auto-reply': 'Omitido: es una respuesta automática.',
        bounce: 'Omitido: avisa de que un correo no se pudo entregar.',
        loop: 'Omitido: el correo da vueltas entre servidores.',
        encrypted: 'Omitido: el correo está cifrado.',
        'too-many-parts': 'Omitido: el correo tiene más partes que cualquiera honesto.',
        broken: 'Omitido: el correo está dañado y no se distinguen sus partes.',
        gone: 'Omitido: el correo se borró antes de leerlo.',
        'no-role-in-name':
          'Omitido: el nombre de su carpeta no empieza por el número de un puesto. Cambie el nombre de la carpeta.',
      },
    },
  },
};
