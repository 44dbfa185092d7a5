import { afterAll, beforeAll, expect, it } from 'vitest'
import { modelosDeHorario } from '@rh/domain/usuarios/horarios'
import { createTestApp, senhaDemo, type Client, type TestApp } from '../../test/harness.ts'

// Whose access somebody else changed is told so.

let rh: TestApp
let admin: Client
beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
  await admin.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
})
afterAll(() => rh[Symbol.asyncDispose]())

const idDe = async (usuario: string): Promise<number> =>
  (await rh.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id
const obter = (id: number) => admin.call('GET /api/usuarios/:id', { params: { id: String(id) } })
const avisosDe = async (usuarioId: number): Promise<string[]> => {
  const linhas = await rh.db
    .selectFrom('notificacao')
    .select(['texto', 'assunto'])
    .where('usuarioId', '=', usuarioId)
    .where('texto', 'like', 'Helena Vasconcelos%')
    .orderBy('id')
    .execute()
  expect(linhas.every(({ assunto }) => assunto === 'sistema')).toBe(true)
  return linhas.map(({ texto }) => texto)
}
/** One long window on each working day, in place of the two around lunch. */
const semAlmoco = modelosDeHorario.comercial.horarios
  .filter((_, i) => i % 2 === 0)
  .map((horario) => ({ ...horario, Horario_entrada: '00:00:00', Horario_saida: '23:59:00' }))

it('tells the person of new groups, hours, contracts and releases, each once', async () => {
  const id = await idDe('gestor')
  const versao = async () => (await obter(id)).versao
  const { grupos } = await obter(id)
  await admin.call('PUT /api/usuarios/grupos', {
    body: { id, versao: await versao(), grupos: [...grupos, 'Vagas'] },
  })
  await admin.call('PUT /api/usuarios/horarios', {
    body: { id, versao: await versao(), horarios: semAlmoco },
  })
  await admin.call('PUT /api/usuarios/atualizar', { body: { id, versao: await versao(), contratoIds: [] } })
  const ate = '2026-11-21T01:30:00Z'
  await admin.call('POST /api/usuarios/liberar', { body: { id, ate, motivo: 'Fechamento da folha' } })
  const [liberacao] = (await obter(id)).liberacoes
  await admin.call('POST /api/usuarios/revogar-liberacao', { body: { id, liberacaoId: liberacao?.id ?? 0 } })
  const quem = 'Helena Vasconcelos'
  expect(await avisosDe(id)).toEqual([
    `${quem} mudou os seus grupos de acesso: o menu já mostra o que eles abrem.`,
    `${quem} mudou os seus horários de acesso. Eles estão no seu perfil.`,
    `${quem} mudou os contratos que você acompanha.`,
    `${quem} liberou o seu acesso fora do horário até 20/11/2026, 22:30.`,
    `${quem} encerrou a sua liberação fora do horário.`,
  ])
})

it('says nothing when nothing changed, nor to who changed the own access', async () => {
  const outro = await idDe('vagas')
  const { versao, grupos } = await obter(outro)
  await admin.call('PUT /api/usuarios/grupos', { body: { id: outro, versao, grupos } })
  expect(await avisosDe(outro)).toEqual([])
  const eu = await idDe('administrador')
  await admin.call('PUT /api/usuarios/horarios', {
    body: { id: eu, versao: (await obter(eu)).versao, horarios: semAlmoco },
  })
  expect(await avisosDe(eu)).toEqual([])
})
