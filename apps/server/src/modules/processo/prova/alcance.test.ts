import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processos } from '@rh/domain/processos/processos'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { HOJE } from '../../../test/clock.ts'
import { exemploDe } from '../../../test/exemplo.ts'
import { cadaTipo, contrato, MOTIVO, podeChamar, prepararProva, type Prova } from '../../../test/prova.ts'

let prova: Prova
beforeAll(async () => {
  prova = await prepararProva()
})
afterAll(() => prova.rh[Symbol.asyncDispose]())

const ESCOPADOS = ['Gestor', 'Assistente Gestor'] as const
const NENHUM = 999_999
const PDF = new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' })

/** Ids of one process: its own, those of a file and of a paper of it, and of a bond for which one may be opened. */
interface Ids {
  readonly colaborador: number
  readonly processo: number
  readonly anexo: number
  readonly papel: number
}

// prova: processos
describe.each(cadaTipo)('the calls of %s', (nome) => {
  const chamadas = Object.keys(contrato).filter((chamada) => chamada.split('/')[2] === nome)

  /** A lawful input of a call, about one process where it is about any. */
  function entradaDe(chamada: string, { colaborador, processo, anexo, papel }: Ids) {
    const [, method, path = ''] = /^(\w+) (.+)$/.exec(chamada) ?? []
    const { query, body, upload } = contrato[chamada] ?? {}
    const id = path.includes('/anexo/') ? anexo : path.includes('/papel/') ? papel : processo
    const daPessoa = { colaborador, colaboradorId: colaborador }
    const valores = { ...daPessoa, id, [`${nome}Id`]: processo, motivo: MOTIVO, cpf: '52998224725' }
    const [consulta, corpo] = [exemploDe(query, valores), exemploDe(body, valores)]
    const busca = new URLSearchParams(Object.entries(consulta).map(([k, v]) => [k, String(v)]))
    const nomes = [...Object.keys(consulta), ...Object.keys(corpo)]
    return {
      deUm:
        path.includes('/:id') ||
        nomes.some((campo) => campo === 'id' || campo === `${nome}Id` || campo in daPessoa),
      url: `${method} ${path.replace(':id', String(id))}?${busca.toString()}`,
      entrada: { ...(body && { body: corpo }), ...(upload && { arquivo: PDF }) },
    }
  }
  const chamar = (quem: Grupo | null, chamada: string, ids: Ids) => {
    const { url, entrada } = entradaDe(chamada, ids)
    return prova.chamar<object>(quem, url, entrada)
  }

  /** A process that was sent, with a file and a paper, of a contract that this group does not see. */
  async function foraDoEscopo(grupo: Grupo): Promise<Ids> {
    const { id: usuarioId } = prova.pessoaDe(grupo)
    const { rows } = await sql<Ids>`
      with alheio as (
        select min(p.id) as id from processo p
         where p.tipo = ${nome} and p.data_solicitacao is not null and not exists (
           select from usuario_contrato uc where uc.usuario_id = ${usuarioId}::int and uc.contrato_id = p.contrato_id)),
      arquivos as (
        insert into arquivo (id, nome, tipo, bytes, sha256, enviado_por, enviado_em)
        select gen_random_uuid(), 'a.pdf', 'application/pdf', 1, repeat('0', 64), ${usuarioId}::int, now()
          from generate_series(1, 2) returning id),
      an as (
        insert into processo_anexo (processo_id, tipo_id, arquivo_id, estado, enviado_por, enviado_em)
        select alheio.id, (select min(id) from documento_tipo), (select min(id::text)::uuid from arquivos), 'enviado',
               ${usuarioId}::int, now() from alheio returning id),
      pa as (
        insert into processo_papel (processo_id, papel, arquivo_id, emitido_por, emitido_em)
        select alheio.id, 'prova', (select max(id::text)::uuid from arquivos), ${usuarioId}::int, now() from alheio
        returning id)
      select alheio.id as processo, an.id as anexo, pa.id as papel, de_fora.id as colaborador
        from alheio, an, pa, lateral (
          select cp.vinculo_id as id from colaborador_periodo cp
           where cp.desde <= ${HOJE}::date and cp.ate > ${HOJE}::date and not exists (
             select from usuario_contrato uc
              where uc.usuario_id = ${usuarioId}::int and uc.contrato_id = cp.contrato_id) limit 1) de_fora`.execute(
      prova.rh.db,
    )
    if (!rows[0]) throw new Error(`Every ${nome} of the demo is of ${grupo}`)
    return rows[0]
  }

  it('ask nobody in without a session', async () => {
    const ids = await foraDoEscopo('Gestor')
    for (const chamada of chamadas)
      expect([chamada, (await chamar(null, chamada, ids)).status]).toEqual([chamada, 401])
  })

  it('refuse the groups that the contract does not name, whatever they send', async () => {
    const ids = await foraDoEscopo('Gestor')
    for (const chamada of chamadas) {
      const recusados = grupos.filter((grupo) => !podeChamar(chamada, grupo))
      const codigos = await Promise.all(
        recusados.map(async (grupo) => (await chamar(grupo, chamada, ids)).body.codigo),
      )
      expect([chamada, codigos]).toEqual([chamada, recusados.map(() => 'sem_permissao')])
    }
  })

  it('know nothing of what is not there, nor of what is of another kind', async () => {
    const outro = processos.find(({ name }) => name !== nome)
    const { rows } = await sql<{ id: number }>`
      select id from processo where tipo = ${outro?.name ?? ''} limit 1`.execute(prova.rh.db)
    const alheio = rows[0]?.id ?? 0
    for (const chamada of chamadas) {
      const grupo = grupos.findLast((quem) => podeChamar(chamada, quem))
      if (!grupo) throw new Error(`Nobody may call ${chamada}`)
      for (const processo of [NENHUM, alheio]) {
        const ids = { colaborador: NENHUM, processo, anexo: NENHUM, papel: NENHUM }
        if (!entradaDe(chamada, ids).deUm) continue
        const { body } = await chamar(grupo, chamada, ids)
        expect([chamada, grupo, processo, body]).toMatchObject([
          chamada,
          grupo,
          processo,
          { codigo: 'nao_encontrado' },
        ])
      }
    }
  })

  it('know nothing, for the scoped groups, of what is not of their contracts', async () => {
    for (const grupo of ESCOPADOS) {
      const ids = await foraDoEscopo(grupo)
      for (const chamada of chamadas) {
        if (!podeChamar(chamada, grupo) || !entradaDe(chamada, ids).deUm) continue
        const { body } = await chamar(grupo, chamada, ids)
        expect([chamada, grupo, body]).toMatchObject([chamada, grupo, { codigo: 'nao_encontrado' }])
      }
      const { body: lista } = await prova.chamar<{ results: { id: number }[] }>(
        grupo,
        `GET /api/${nome}/listar?porPagina=100`,
      )
      const { rows } = await sql<{ id: number }>`
        select p.id from processo p join usuario_contrato uc on uc.contrato_id in (p.contrato_id, p.contrato_destino_id)
         where p.tipo = ${nome} and uc.usuario_id = ${prova.pessoaDe(grupo).id}::int`.execute(prova.rh.db)
      const deles = new Set(rows.map(({ id }) => id))
      expect(lista.results.filter(({ id }) => !deles.has(id))).toEqual([])
    }
  })
})
