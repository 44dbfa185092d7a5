import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirVagas, rascunhoCompleto } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

// What the company set under "Limites" holds in the admission.

let rh: TestApp
let operacional: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  operacional = await rh.as('coordenador.operacional')
})
afterAll(() => rh[Symbol.asyncDispose]())

const limitar = (regra: string, valor: number) =>
  sql`insert into limite (regra, valor, desde, motivo) values (${regra}, ${valor}, '2026-11-01', 'Para o teste')
    on conflict (regra, desde) do update set valor = excluded.valor`.execute(rh.db)

const enviar = ({ id, versao }: { id: number; versao: number }, alertasAceitos: string[] = []) =>
  operacional.try('POST /api/admissao/status', {
    body: { id, versao, transicao: 'enviar', alertasAceitos: ['anexos_faltando', ...alertasAceitos] },
  })

it('asks for the notice that the company wants, as a warning', async () => {
  await limitar('admissao.antecedencia', 30)
  const rascunho = await rascunhoCompleto(operacional)
  expect(await enviar(rascunho)).toMatchObject({
    status: 422,
    body: {
      pendencias: [
        {
          codigo: 'antecedencia_curta',
          severidade: 'alerta',
          mensagem: 'A empresa pede 30 dias de antecedência entre o envio e o início.',
          campo: 'dataPrevista',
        },
      ],
    },
  })
  expect((await enviar(rascunho, ['antecedencia_curta'])).status).toBe(200)
})

it('takes no start further back than the company allows', async () => {
  await limitar('admissao.retroativo', 2)
  const aceitos = ['prazo_esocial_vencido', 'antecedencia_curta']
  const longe = await rascunhoCompleto(operacional, { vaga: { dataPrevista: '2026-11-17' } })
  expect(await enviar(longe, aceitos)).toMatchObject({
    status: 422,
    body: { pendencias: [{ codigo: 'retroativa_demais', severidade: 'bloqueio' }] },
  })
  const perto = await rascunhoCompleto(operacional, { vaga: { dataPrevista: '2026-11-18' } })
  expect((await enviar(perto, aceitos)).status).toBe(200)
})

it('lets a person leave only so many admissions begun', async () => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from processo p join usuario u on u.id = p.solicitante_id
     where p.status = 'rascunho' and u.usuario = 'coordenador.operacional'`.execute(rh.db)
  const total = rows[0]?.total ?? 0
  await limitar('admissao.rascunhos', total + 1)
  const criar = () => operacional.try('POST /api/admissao/criar', { body: {} })
  expect((await criar()).status).toBe(201)
  expect(await criar()).toMatchObject({
    status: 409,
    body: {
      mensagem: `Você já tem ${total + 1} rascunhos abertos; a empresa permite ${total + 1} por pessoa.`,
    },
  })
  await limitar('admissao.rascunhos', 200)
})

it('counts the drafts that are begun at once', async () => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from processo p join usuario u on u.id = p.solicitante_id
     where p.status = 'rascunho' and u.usuario = 'coordenador.operacional'`.execute(rh.db)
  await limitar('admissao.rascunhos', (rows[0]?.total ?? 0) + 2)
  const criados = await Promise.all(
    Array.from({ length: 8 }, () => operacional.try('POST /api/admissao/criar', { body: {} })),
  )
  expect(criados.filter(({ status }) => status === 201)).toHaveLength(2)
  await limitar('admissao.rascunhos', 200)
})

it('keeps files of the size and in the number that the company allows', async () => {
  const { id: admissaoId } = await rascunhoCompleto(operacional)
  const { itens } = await operacional.call('GET /api/admissao/anexos/:id', { params: { id: admissaoId } })
  const pdf = (texto: string): Blob => new Blob([`%PDF-1.7\n${texto}\n%%EOF`], { type: 'application/pdf' })
  const anexar = (arquivo: Blob, i = 0) =>
    operacional.try('POST /api/admissao/anexo', {
      query: { admissaoId, tipoId: itens[i]?.tipoId ?? 0 },
      arquivo,
    })
  await limitar('anexo.tamanho', 1)
  expect(await anexar(pdf('x'.repeat(1_048_576)))).toMatchObject({
    status: 413,
    body: { campos: { arquivo: 'Envie um arquivo de até 1 MB, o limite da empresa.' } },
  })
  await limitar('anexo.quantidade', 1)
  expect((await anexar(pdf('um'))).status).toBe(201)
  expect(await anexar(pdf('dois'), 1)).toMatchObject({
    body: { mensagem: 'Este processo já guarda 1 arquivos, o limite da empresa.' },
  })
})
