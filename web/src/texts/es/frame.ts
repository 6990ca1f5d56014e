import type { frame as english } from '../en/frame.ts';
import { spanishSentences } from './sentences.ts';

/** What stands around every screen, and the way in: loaded before the first paint. */
export const frame: typeof english = {
  language: { name: 'Español', locale: 'es', label: 'Idioma' },
  product: 'Cotejo',
  frame: {
    skip: 'Saltar al contenido', navigation: 'Principal', menu: 'Menú', home: 'Inicio', newAnalysis: 'Nuevo análisis', clients: 'Clientes', history: 'Historial', administration: 'Administración', logIn: 'Iniciar sesión', signUp: 'Registrarse',
    accountSettings: 'Ajustes de la cuenta', logOut: 'Cerrar sesión', userMenu: (name) => `Menú de usuario de ${name}`,
    copyright: '© 2025 Cotejo', tagline: 'Dos textos, leídos uno junto al otro.', offline: 'Modo sin conexión: este servidor no se conecta a nada fuera de su red privada. Los documentos se quedan aquí.', theme: 'Tema', themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
    loading: 'Cargando…', close: 'Cerrar', retry: 'Intentar de nuevo', failedTitle: 'Algo ha fallado', failedHint: 'No se ha podido mostrar la página. Su trabajo está a salvo en el servidor.',
    languageFailed: 'El idioma no se ha guardado', languageFailedText: 'Vale en este navegador. Inténtelo de nuevo más tarde.',
    roles: { admin: 'Administrador', recruiter: 'Reclutador', agency: 'Agencia' },
  },
  notFound: { title: '404 Página no encontrada', heading: 'Página no encontrada', text: '¿Olvidó añadir la página al enrutador?', back: 'Volver al inicio' },
  session: {
    login: 'Iniciar sesión', register: 'Registrarse', loginTitle: 'Hola de nuevo', registerTitle: 'Abrir una cuenta', username: 'Usuario', password: 'Contraseña', confirmPassword: 'Repetir contraseña', firstName: 'Nombre', lastName: 'Apellidos', email: 'Correo electrónico', company: 'Empresa',
    loginAction: 'Entrar', loggingIn: 'Entrando…', registerAction: 'Crear cuenta', registering: 'Creando la cuenta…', noAccount: '¿Aún no tiene cuenta?', haveAccount: '¿Ya tiene cuenta?', goRegister: 'Regístrese aquí', goLogin: 'Entre aquí',
    ended: 'Su sesión ha terminado. Inicie sesión para seguir donde estaba.',
    notKept: 'Su navegador no ha guardado el inicio de sesión. Permita las cookies de esta dirección, ábrala tal como se la dio su administrador y compruebe el reloj de su dispositivo.',
    loginFailed: 'No se pudo iniciar sesión', registrationFailed: 'No se pudo completar el registro', logoutFailed: 'No se pudo cerrar la sesión', loginSuccessful: 'Sesión iniciada', registrationSuccessful: 'Registro completado', loggedOut: 'Sesión cerrada',
    welcomeBack: (name) => `¡Hola de nuevo, ${name}!`, welcome: (name) => `¡Le damos la bienvenida, ${name}!`, loggedOutText: 'Ha cerrado la sesión correctamente.',
    panelTitle: 'Leer lado a lado. Decidir con pruebas.',
    panel: [
      { title: 'Análisis de currículums con IA', text: 'Cada requisito con su veredicto y la cita que lo sostiene.' },
      { title: 'Varios idiomas', text: 'Currículums en español y en inglés con la misma vara, el original junto a la traducción.' },
      { title: 'Gestión de clientes y oportunidades', text: 'Del cliente al puesto y al candidato, en un solo lugar.' },
    ],
  },
  sentences: spanishSentences,
};
