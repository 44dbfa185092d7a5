import { abrirProvedor } from './provedor.ts'

/** Leaves Auth0, which keeps a session of its own. Amplify and Firebase were left as soon as their token was exchanged. */
export const sairDoAuth0 = async (): Promise<void> => (await abrirProvedor('auth0')).sair()
