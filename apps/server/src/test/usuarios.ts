import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Grupo } from '@rh/domain/setores/grupos'
import { modelosDeHorario } from '@rh/domain/usuarios/horarios'
import { confirmado as confirmadoEm } from './admissoes.ts'
import { createClient, createTestApp, sessaoDe, type Client, type TestApp } from './harness.ts'

/** Password that a new user of the tests chooses. */
export const SENHA = 'girassol torto no quintal 9'

let semente = 0
/** Form of a user that nobody has yet. */
export const novo = (extra: object = {}) => {
  semente += 1
  return {
    nome: `Pessoa de Teste ${semente}`,
    usuario: `pessoa.${semente}`,
    email: `pessoa.${semente}@exemplo.com.br`,
    vinculoId: null,
    grupos: ['Cadastro'] as Grupo[],
    horarios: modelosDeHorario.sem_restricao.horarios.map((horario) => ({ ...horario })),
    contratoIds: [] as number[],
    ...extra,
  }
}

/** The demo company for the tests of one file about users, with an administrator whose password was just asked again. */
export function abrirUsuarios() {
  let rh: TestApp
  let admin: Client
  const confirmado = (usuario: string): Promise<Client> => confirmadoEm(rh, usuario)
  beforeAll(async () => {
    rh = await createTestApp()
    admin = await confirmado('administrador')
  })
  // One address asks for everybody here; each test starts with a clean name.
  beforeEach(() => rh.db.deleteFrom('tentativaLogin').execute())
  afterAll(() => rh[Symbol.asyncDispose]())

  async function criar(extra: object = {}) {
    const body = novo(extra)
    return { ...(await admin.call('POST /api/usuarios/novo', { body })), usuario: body.usuario, body }
  }
  const usarCodigo = (usuario: string, codigo: string, senha = SENHA) =>
    rh.anonimo.try('POST /api/auth/codigo', { body: { usuario, codigo, senha } })
  return {
    get rh() {
      return rh
    },
    get admin() {
      return admin
    },
    confirmado,
    criar,
    usarCodigo,
    /** A new user who already chose the password, and is signed in. */
    pessoaPronta: async (extra: object = {}) => {
      const criado = await criar(extra)
      const { sessao } = await rh.anonimo.call('POST /api/auth/codigo', {
        body: { usuario: criado.usuario, codigo: criado.codigo, senha: SENHA },
      })
      return { ...criado, client: createClient(rh.app, sessao && sessaoDe(sessao).accessToken) }
    },
    obter: (id: number, quem = admin) => quem.call('GET /api/usuarios/:id', { params: { id: String(id) } }),
    idDe: async (usuario: string): Promise<number> => {
      const linha = rh.db.selectFrom('usuario').select('id').where('usuario', '=', usuario)
      return (await linha.executeTakeFirstOrThrow()).id
    },
    trilhaDe: (registro: number) =>
      rh.db
        .selectFrom('auditoria')
        .select(['usuarioId', 'tabela', 'operacao', 'mudancas'])
        .where('entidade', '=', 'usuario')
        .where('registro', '=', registro)
        .orderBy('sequencia')
        .execute(),
    /** Status of the question who one is: 401 for a session that ended. */
    me: (client: Client) => client.try('GET /api/auth/me').then(({ status }) => status),
  }
}
