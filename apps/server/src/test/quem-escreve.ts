import { beforeAll, beforeEach } from 'vitest'
import { abrirPessoas } from './pessoas.ts'

const LOGINS = ['cadastro', 'gestor', 'vagas', 'sesmt', 'comercial', 'administrador'] as const
export type Login = (typeof LOGINS)[number]

/** The demo company for the tests of one file about what people write to each other, with some of them signed in. */
export function abrirQuemEscreve() {
  const empresa = abrirPessoas(LOGINS)
  const { entrar, pessoa: de } = empresa
  const ids = new Map<string, number>()
  const idDe = (login: Login): number => ids.get(login) ?? 0

  const avancar = (quanto: Temporal.DurationLike): void =>
    empresa.rh.clock.irPara(empresa.rh.clock.agora().add(quanto).toString())

  beforeAll(async () => {
    for (const login of LOGINS) {
      const { id } = await de(login).call('GET /api/conta/perfil')
      ids.set(login, id)
    }
  })
  // What one test writes does not use up what the next may write.
  beforeEach(() => avancar({ minutes: 2 }))

  return {
    get rh() {
      return empresa.rh
    },
    de,
    idDe,
    entrar,
    avancar,
  }
}
