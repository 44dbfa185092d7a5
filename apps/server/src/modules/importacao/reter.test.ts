import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PLANILHA_GUARDADA_DIAS } from '@rh/domain/importacao/situacoes'
import { AGORA, HOJE, noiteDe } from '../../test/clock.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { conferida, enviar, feriado, importada, planilha } from '../../test/planilhas.ts'
import { reterPlanilhas } from './reter.ts'

let rh: TestApp
let admin: Client
beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
})
afterAll(() => rh[Symbol.asyncDispose]())

let dia = 1
const nova = () =>
  planilha('feriados', [feriado({ data: `${(dia += 1).toString().padStart(2, '0')}/07/2026` })])
const errada = () => planilha('feriados', [feriado({ municipio: 'Cidade que não há' })])
const obter = (id: number) => admin.call('GET /api/importacao/obter/:id', { params: { id } })
const temBytes = async (id: number): Promise<boolean> => {
  const { arquivoId } = await rh.db
    .selectFrom('importacao')
    .select('arquivoId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return rh.deps.arquivos.abrir(arquivoId).then(
    (fluxo) => {
      fluxo.destroy()
      return true
    },
    () => false,
  )
}
const rodar = async (depois: number): Promise<void> => {
  rh.clock.irPara(noiteDe(Temporal.PlainDate.from(HOJE).add({ days: depois }).toString()))
  await reterPlanilhas.executar(rh.deps)
  admin = await rh.as('administrador')
}

it('lets go of what was sent and never came in, and of nothing else', async () => {
  const parada = await enviar(admin, 'feriados', await nova())
  const comErros = await conferida(admin, 'feriados', await errada())
  expect(comErros.situacao).toBe('com_erros')
  const descartada = await enviar(admin, 'feriados', await nova())
  await admin.call('POST /api/importacao/descartar', {
    body: { id: descartada.id, versao: descartada.versao },
  })
  const feita = await importada(admin, 'feriados', await nova())
  const todas = [parada, comErros, descartada, feita].map(({ id }) => id)
  // The work says how far it is by the clock of the database.
  await rh.db.updateTable('importacaoAndamento').set({ em: AGORA }).execute()
  const guardadas = () => Promise.all(todas.map(temBytes))
  await rodar(PLANILHA_GUARDADA_DIAS - 2)
  expect(await guardadas()).toEqual([true, true, true, true])
  expect((await obter(parada.id)).situacao).toBe('enviada')

  await rodar(PLANILHA_GUARDADA_DIAS + 1)
  await reterPlanilhas.executar(rh.deps)
  expect(await guardadas()).toEqual([false, false, false, true])
  for (const { id } of [parada, comErros, descartada])
    expect(await obter(id)).toMatchObject({
      situacao: 'descartada',
      arquivoNome: 'anonimizado',
      amostra: [],
      errosPorColuna: [],
    })
  expect(await obter(feita.id)).toMatchObject({ situacao: 'importada', arquivoNome: 'dados.xlsx' })
})

it('keeps the first rows of none that is over, encrypted or not', async () => {
  const aberta = await enviar(admin, 'feriados', await nova())
  await rodar(PLANILHA_GUARDADA_DIAS + 2)
  const { rows } = await sql<{ registro: number }>`
    select registro from valor_cifrado where tabela = 'importacao'`.execute(rh.db)
  expect(rows).toEqual([{ registro: aberta.id }])
  expect((await obter(aberta.id)).amostra).toHaveLength(1)
})
