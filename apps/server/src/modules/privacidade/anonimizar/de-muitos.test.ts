import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AGORA } from '../../../test/clock.ts'
import { createTestApp, type TestApp } from '../../../test/harness.ts'
import { anonimizar } from './executar.ts'
import { obterAnonimizacao } from './previa.ts'

let rh: TestApp
let envioId: number
let folha: string
let planilha: string
let repetida: string
/** Somebody of the file who leaves, and somebody who stays. */
let sai: { pessoaId: number; vinculoId: number }
let fica: { pessoaId: number }

const arquivoDe = async (id: string) => {
  const { rows } = await sql<{ nome: string; eliminado: boolean; sha256: string }>`
    select nome, eliminado_em is not null as eliminado, sha256 from arquivo where id = ${id}`.execute(rh.db)
  return rows[0]
}
const temBytes = (id: string): Promise<boolean> =>
  rh.deps.arquivos.abrir(id).then(
    (fluxo) => {
      fluxo.destroy()
      return true
    },
    () => false,
  )

/** A spreadsheet of employees, imported; the second of two with the same content brings in nobody. */
async function importar(nome: string, vinculoId: number | null): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into arquivo (id, nome, tipo, bytes, sha256, enviado_em)
    select gen_random_uuid(), ${nome}, tipo, bytes, repeat('e', 64), ${AGORA} from arquivo where id = ${folha}
    returning id`.execute(rh.db)
  const id = rows[0]?.id ?? ''
  const caminho = join(rh.deps.config.dadosDir, id)
  await writeFile(caminho, 'Nome;CPF')
  await rh.deps.arquivos.guardar(id, caminho)
  await sql`
    with im as (
      insert into importacao (tipo, situacao, arquivo_id, cabecalho, mapa, amostra, linhas, usuario_id, criada_em)
      values ('colaboradores', 'importada', ${id}, '{}', '{}', '[]', 1, 1, ${AGORA}) returning id)
    insert into importacao_registro (importacao_id, registro)
    select im.id, ${vinculoId}::int from im where ${vinculoId}::int is not null`.execute(rh.db)
  return id
}

beforeAll(async () => {
  rh = await createTestApp()
  const coordenador = await rh.as('coordenador')
  const previa = () => coordenador.call('GET /api/folha/previa', { query: { competencia: '2026-11' } })
  // Two of whom vacations are told, and who work: one of them leaves.
  const { eventos } = await previa()
  const vinculos = eventos.filter(({ tipo }) => tipo === 'ferias').map(({ colaboradorId }) => colaboradorId)
  const { rows } = await sql<{ pessoaId: number; vinculoId: number }>`
    select v.pessoa_id, v.id as vinculo_id from vinculo v
     where v.id = any (${[...new Set(vinculos)]}::int[]) and v.data_desligamento is null
       and not exists (select from vinculo o where o.pessoa_id = v.pessoa_id and o.id <> v.id)
     order by v.id`.execute(rh.db)
  const [primeiro, segundo] = rows
  if (!primeiro || !segundo) throw new Error('Vacations of two people are told')
  ;[sai, fica] = [primeiro, segundo]
  await sql`update vinculo set data_desligamento = '2026-11-30' where id = ${sai.vinculoId}`.execute(rh.db)
  const { marca } = await previa()
  ;({ id: envioId } = await coordenador.call('POST /api/folha/fechar', {
    body: { competencia: '2026-11', formato: 'json', marca },
  }))
  const envio = rh.db.selectFrom('folhaEnvio').select('arquivoId').where('id', '=', envioId)
  folha = (await envio.executeTakeFirstOrThrow()).arquivoId
  planilha = await importar('Equipe da Ana.xlsx', sai.vinculoId)
  repetida = await importar('Equipe da Ana (2).xlsx', null)
  await rh.db.updateTable('empresa').set({ anonimizaDesde: '2026-01-01' }).execute()
  // Of whoever else left nothing is let go of: none of these files tells of them.
  await sql`insert into retencao_suspensa (pessoa_id, usuario_id, em, motivo)
    select distinct pessoa_id, 1, now(), 'Outro assunto' from vinculo
     where pessoa_id not in (select v.pessoa_id from folha_item i join vinculo v on v.id = i.vinculo_id
                              where i.envio_id = ${envioId})`.execute(rh.db)
})
afterAll(() => rh[Symbol.asyncDispose]())

const rodarEm = async (dia: string): Promise<void> => {
  await rh.db.deleteFrom('rotina').where('nome', '=', anonimizar.nome).execute()
  rh.clock.irPara(`${dia}T12:00:00Z`)
  await anonimizar.executar(rh.deps)
}
const estado = () => Promise.all([folha, planilha, repetida].map(temBytes))

describe('files that tell of many people', () => {
  beforeEach(async () => {
    await sql`delete from retencao_suspensa where pessoa_id = ${fica.pessoaId}`.execute(rh.db)
  })

  it('stay while the term of nobody in them is over', async () => {
    await rodarEm('2031-11-01')
    expect(await estado()).toEqual([true, true, true])
  })

  const previstos = async (dia: string) => (await obterAnonimizacao(rh.db, dia)).arquivos
  const nomeDa = async (id: string) => (await arquivoDe(id))?.nome ?? ''

  it('are in the preview once they would go, with how many people they tell of, and not while one is held', async () => {
    expect(await previstos('2031-11-01')).toEqual([])
    const antes = await previstos('2031-12-05')
    expect(antes.map(({ nome }) => nome).toSorted()).toEqual(
      [await nomeDa(folha), 'Equipe da Ana (2).xlsx', 'Equipe da Ana.xlsx'].toSorted(),
    )
    expect(antes.find(({ nome }) => nome === 'Equipe da Ana.xlsx')?.pessoas).toBe(1)
    expect(antes.find(({ nome }) => !nome.startsWith('Equipe'))?.pessoas).toBeGreaterThan(1)
    await sql`insert into retencao_suspensa (pessoa_id, usuario_id, em, motivo)
      values (${fica.pessoaId}, 1, now(), 'Processo trabalhista')`.execute(rh.db)
    expect((await previstos('2031-12-05')).map(({ nome }) => nome)).not.toContain(await nomeDa(folha))
  })

  it('stay where somebody in them is under a hold, and what is of who left alone is let go of', async () => {
    await sql`insert into retencao_suspensa (pessoa_id, usuario_id, em, motivo)
      values (${fica.pessoaId}, 1, now(), 'Processo trabalhista')`.execute(rh.db)
    await rodarEm('2031-12-05')
    const { rows } = await sql<{ linha: string }>`
      select linha::text from folha_item where vinculo_id = ${sai.vinculoId}`.execute(rh.db)
    expect(rows.every(({ linha }) => !linha.includes('matricula'))).toBe(true)
    expect(await temBytes(folha)).toBe(true)
    await sql`delete from retencao_suspensa where pessoa_id = ${fica.pessoaId}`.execute(rh.db)
    // Of whom nothing is due any more, and whose file waited.
    expect((await previstos('2031-12-06')).map(({ nome }) => nome)).toContain(await nomeDa(folha))
  })

  it('go with the first person whose term is over, however often they were sent; the rows of others stay', async () => {
    const { rows: antes } = await sql<{ total: number }>`
      select count(*)::int as total from folha_item where envio_id = ${envioId} and linha ? 'matricula'`.execute(
      rh.db,
    )
    await rodarEm('2031-12-06')
    expect(await estado()).toEqual([false, false, false])
    expect(await arquivoDe(folha)).toMatchObject({ eliminado: true, nome: expect.stringContaining('2026') })
    expect(await arquivoDe(planilha)).toMatchObject({ eliminado: true, nome: 'anonimizado' })
    const { rows: depois } = await sql<{ total: number }>`
      select count(*)::int as total from folha_item where envio_id = ${envioId} and linha ? 'matricula'`.execute(
      rh.db,
    )
    expect(depois).toEqual(antes)
  })

  it('are told to be gone, and nobody counts as having taken one', async () => {
    const coordenador = await rh.as('coordenador')
    const { status, body } = await coordenador.try('GET /api/folha/arquivo/:id', { params: { id: envioId } })
    expect([status, body]).toEqual([
      404,
      expect.objectContaining({ mensagem: 'O arquivo foi eliminado ao fim do prazo de guarda.' }),
    ])
    const { rows } = await sql`select from folha_retirada where envio_id = ${envioId}`.execute(rh.db)
    expect(rows).toEqual([])
  })

  it('leave the shipment with its lines, of which that of who left says nothing', async () => {
    const coordenador = await rh.as('coordenador')
    const { eventos } = await coordenador.call('GET /api/folha/envio/:id', { params: { id: envioId } })
    const dele = eventos.filter(({ colaboradorId }) => colaboradorId === sai.vinculoId)
    expect(dele.map(({ tipo, matricula, resumo }) => [tipo, matricula, resumo])).toEqual([
      ['desligamento', '', 'Dados eliminados ao fim do prazo de guarda'],
      ['ferias', '', 'Dados eliminados ao fim do prazo de guarda'],
    ])
  })

  it('are followed by no correction once nothing is left of the person', async () => {
    await rodarEm('2057-01-10')
    const coordenador = await rh.as('coordenador')
    const { eventos } = await coordenador.call('GET /api/folha/previa', { query: { competencia: '2057-01' } })
    const dele = eventos.filter(({ colaboradorId }) => colaboradorId === sai.vinculoId)
    expect(dele.map(({ tipo, operacao, nome }) => [tipo, operacao, nome])).toEqual([])
  })
})
