/** Sentences of the server and of the validation in Spanish, by their English text; `#` stands for any number. */
export const spanishSentences: Record<string, string> = {
  'Too many attempts. Please try again in a minute.': 'Demasiados intentos. Inténtelo de nuevo en un minuto.',
  'Too many attempts. Please try again in # minutes.': 'Demasiados intentos. Inténtelo de nuevo en # minutos.',
  'Invalid email address': 'Correo electrónico no válido',
  'Role is required': 'El rol es obligatorio',
  'The last administrator cannot be given another role.': 'El último administrador no puede recibir otro rol.',
  'Too many uploads at once. Please try again in a moment.':
    'Demasiadas subidas a la vez. Inténtelo de nuevo en un momento.',
  'Too many analyses at once. Please try again in a moment.':
    'Demasiados análisis a la vez. Inténtelo de nuevo en un momento.',
  'Another trial is under way. Please try again in a few seconds.':
    'Hay otra prueba en marcha. Inténtelo de nuevo en unos segundos.',
  'The current password is not right': 'La contraseña actual no es correcta',
  'Job description not found.': 'No se ha encontrado la descripción del puesto.',
  'Resume not found.': 'No se ha encontrado el currículum.',
  'Candidate not found.': 'No se ha encontrado el candidato.',
  'Role not found.': 'No se ha encontrado el puesto.',
  'User not found.': 'No se ha encontrado el usuario.',
  'Only administrators may do this.': 'Solo los administradores pueden hacer esto.',
  'The data contains characters that cannot be stored.': 'Los datos contienen caracteres que no se pueden guardar.',
  'Username must be at least 3 characters': 'El usuario debe tener al menos 3 caracteres',
  'Password must be at least 6 characters': 'La contraseña debe tener al menos 6 caracteres',
  'Password must be at most 256 characters': 'La contraseña debe tener como máximo 256 caracteres',
  'Please enter a valid email address': 'Introduzca un correo electrónico válido',
  'First name is required': 'El nombre es obligatorio',
  'Last name is required': 'Los apellidos son obligatorios',
  'Company name is required': 'La empresa es obligatoria',
  "Passwords don't match": 'Las contraseñas no coinciden',
  'Username already exists': 'Ese usuario ya existe',
  'Email already exists': 'Ese correo electrónico ya existe',
  'Invalid username or password': 'Usuario o contraseña incorrectos',
  'Registration is closed. Ask your administrator for an account.':
    'El registro está cerrado. Pida una cuenta a su administrador.',
  'Not signed in': 'No ha iniciado sesión',
  'Please upload a PDF or DOCX file.': 'Suba un archivo PDF o DOCX.',
  'Please upload a job description before adding resumes.':
    'Suba una descripción del puesto antes de añadir currículums.',
  'Please upload at least one resume.': 'Suba al menos un currículum.',
  'You can upload a maximum of 5 resumes.': 'Puede subir un máximo de 5 currículums.',
  'Maximum file size is 5MB.': 'El tamaño máximo es de 5 MB.',
  'Maximum file size is 10MB.': 'El tamaño máximo es de 10 MB.',
  'This document is protected by a password. Upload it without one.':
    'Este documento está protegido con contraseña. Súbalo sin ella.',
  'This file is damaged and cannot be opened. Save it again, or export it as a PDF, and upload it once more.':
    'Este archivo está dañado y no se puede abrir. Guárdelo de nuevo o expórtelo a PDF y vuelva a subirlo.',
  'No readable text was found in this document. Upload a version with text, or a clearer scan.':
    'No se ha encontrado texto legible en este documento. Suba una versión con texto o un escaneo más claro.',
  'This file is empty. Upload one with text.': 'Este archivo está vacío. Suba uno con texto.',
  'This document is too complex to be read. Print it to a PDF and upload that.':
    'Este documento es demasiado complejo. Imprímalo a PDF y suba ese archivo.',
  'This document is too large once unpacked. Remove pictures or pages and upload it again.':
    'Este documento es demasiado grande al descomprimirlo. Quite imágenes o páginas y vuelva a subirlo.',
  'This document could not be processed. Please upload it again; if that does not help, tell your administrator.':
    'No se ha podido procesar este documento. Vuelva a subirlo y, si no sirve, avise a su administrador.',
  'The job description could not be read. Upload another one.':
    'No se ha podido leer la descripción del puesto. Suba otra.',
  'This candidate could not be analyzed. Please try again; if that does not help, tell your administrator.':
    'No se ha podido analizar a este candidato. Inténtelo de nuevo y, si no sirve, avise a su administrador.',
  'The analysis is still running. Please ask again in a moment.':
    'El análisis sigue en marcha. Vuelva a pedirlo en un momento.',
  'This resume has not been read yet.': 'Este currículum aún no se ha leído.',
  'Upload one file at a time.': 'Suba los archivos de uno en uno.',
  'The upload was cut off or is not a valid form.': 'La subida se ha interrumpido o no es válida.',
  'Something went wrong on the server. Please try again.': 'Algo ha fallado en el servidor. Inténtelo de nuevo.',
  'The database cannot be reached at the moment. Please try again shortly.':
    'No se puede acceder a la base de datos en este momento. Inténtelo de nuevo en breve.',
  'The database does not answer at the moment. Please try again shortly.':
    'La base de datos no responde en este momento. Inténtelo de nuevo en breve.',
  'Client name is required': 'El nombre del cliente es requerido',
  'Name is required': 'El nombre es obligatorio',
  'Name must be at most 100 characters': 'El nombre debe tener como máximo 100 caracteres',
  'Expected salary must be at most 100 characters': 'El salario esperado debe tener como máximo 100 caracteres',
  'A client with this name already exists': 'Ya existe un cliente con este nombre',
  'Must be at most 100 characters': 'Debe tener como máximo 100 caracteres',
  'Say what is required.': 'Diga qué se requiere.',
  'A requirement must be at most 300 characters': 'Un requisito debe tener como máximo 300 caracteres',
  'A weight must be a number from 0.01 to 10': 'Un peso debe ser un número de 0,01 a 10',
  'There is no such requirement.': 'No existe ese requisito.',
  'This requirement is there already.': 'Este requisito ya está.',
  'A requirement of the job description can be switched off, not removed.':
    'Un requisito de la descripción del puesto se puede desactivar, no quitar.',
  'Keep at least one requirement switched on.': 'Deje activado al menos un requisito.',
  'You can add a maximum of 20 requirements.': 'Puede añadir un máximo de 20 requisitos.',
  'This job description has not been read yet.': 'Esta descripción del puesto aún no se ha leído.',
  'Somebody else has changed this meanwhile. Look at the current version, then make your change again.':
    'Otra persona lo ha cambiado entretanto. Mire la versión actual y vuelva a hacer su cambio.',
};
