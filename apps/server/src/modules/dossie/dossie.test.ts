import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { relacoesDoDossie } from '@rh/domain/contratos/dossie'
import { guardarConta } from '../../test/colaboradores.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { findTimbre } from '../../papeis/timbre.ts'
import { abrirContas } from '../colaborador/conta.ts'
import { indiceDoDossie, relacaoDoMes } from './papeis.ts'
import { gatherDossie } from './registro.ts'

const MES = '2026-10'
const PDF = '%PDF-1.7\n%comprovante\n1 0 obj\n<<>>\nendobj\n%%EOF\n'
const RETIRADA = {
  para: 'Prefeitura, fiscal do contrato',
  motivo: 'Fiscalização mensal',
  certificados: false,
}

let rh: TestApp
let cadastro: Client
let comercial: Client
let gestor: Client
let contratoId: number
beforeAll(async () => {
  rh = await createTestApp()
  cadastro = await rh.as('cadastro')
  comercial = await rh.as('comercial')
  gestor = await rh.as('gestor')
  const { results } = await gestor.call('GET /api/contratos/dossie/contratos')
  contratoId = results[0]?.value ?? 0
})
afterAll(() => rh[Symbol.asyncDispose]())

const ler = (quem: Client, mes = MES, id = contratoId) =>
  quem.call('GET /api/contratos/dossie/:id', { params: { id }, query: { mes } })
const enviar = async (quem: Client, conteudo = PDF) =>
  quem.call('POST /api/contratos/dossie/arquivo', {
    arquivo: new File([conteudo], 'Guia do FGTS de outubro.pdf', { type: 'application/pdf' }),
  })
const anexar = async (tipo: 'fgts' | 'inss', conteudo?: string) => {
  const { id: arquivoId } = await enviar(cadastro, conteudo)
  const body = { contratoId, mes: MES, tipo, arquivoId, conferido: true } as const
  return cadastro.call('POST /api/contratos/dossie/comprovante', { body })
}
const registrar = (quem: Client, mais: object = {}) =>
  quem.call('POST /api/contratos/dossie/retirada', { body: { contratoId, mes: MES, ...RETIRADA, ...mais } })
const baixar = (quem: Client, id: number) =>
  quem.try('GET /api/contratos/dossie/retirada/:id', { params: { id } })
const abrir = async (quem: Client, id: number) => {
  const { status, body } = await baixar(quem, id)
  expect(status).toBe(200)
  return unzipSync(new Uint8Array(await (body as Blob).arrayBuffer()))
}

describe('GET /api/contratos/dossie/:id', () => {
  it('says who was there in the month, and what of each document is missing, before anything is taken', async () => {
    const { pessoas, itens, comprovantes, meses, dia, podeAnexar } = await ler(gestor)
    expect(pessoas).toBeGreaterThan(0)
    expect(dia).toBe('2026-10-31')
    expect(meses[0]).toBe('2026-11')
    expect(comprovantes).toEqual([])
    expect(podeAnexar).toBe(false)
    expect(itens.map(({ codigo }) => codigo).slice(0, 4)).toEqual(codigosDe(relacoesDoDossie))
    expect(itens.find(({ codigo }) => codigo === 'fgts')).toMatchObject({
      situacao: 'falta',
      faltas: ['Ninguém anexou este comprovante.'],
    })
  })

  it('counts everybody who was in its posts in the month, or covered there, once', async () => {
    const { rows } = await sql<{ quantas: number }>`
      select count(distinct q.vinculo_id)::int as quantas from (
        select cp.vinculo_id from colaborador_periodo cp
         where cp.contrato_id = ${contratoId} and cp.desde <= '2026-10-31' and cp.ate > '2026-10-01'
           and cp.data_admissao <= '2026-10-31'
           and (cp.data_desligamento is null or cp.data_desligamento >= '2026-10-01')
        union
        select al.vinculo_id from alocacao al join posto po on po.id = al.posto_id
         where po.contrato_id = ${contratoId} and al.tipo <> 'titular'
           and daterange(al.inicio, al.fim, '[]') && daterange('2026-10-01', '2026-10-31', '[]')) q`.execute(
      rh.db,
    )
    expect((await ler(cadastro)).pessoas).toBe(rows[0]?.quantas)
  })

  it('is of Rh, of who follows the contract, of Comercial and Admin, and of nobody else', async () => {
    for (const quem of ['cadastro', 'comercial', 'administrador', 'coordenador.operacional'])
      expect((await ler(await rh.as(quem))).contrato.id).toBe(contratoId)
    const alvo = { params: { id: contratoId }, query: {} }
    for (const quem of ['sesmt', 'vagas', 'almoxarifado']) {
      const client = await rh.as(quem)
      expect((await client.try('GET /api/contratos/dossie/:id', alvo)).status).toBe(403)
    }
    const meus = new Set(
      (await gestor.call('GET /api/contratos/dossie/contratos')).results.map((c) => c.value),
    )
    const { results } = await comercial.call('GET /api/contratos/dossie/contratos')
    const alheio = results.find(({ value }) => !meus.has(value))?.value ?? 0
    const deOutro = { params: { id: alheio }, query: {} }
    expect((await gestor.try('GET /api/contratos/dossie/:id', deOutro)).status).toBe(404)
    expect((await comercial.try('GET /api/contratos/dossie/:id', deOutro)).status).toBe(200)
  })

  it('has no month that the contract did not have', async () => {
    for (const mes of ['2026-12', '2001-01'])
      expect(
        (await cadastro.try('GET /api/contratos/dossie/:id', { params: { id: contratoId }, query: { mes } }))
          .status,
      ).toBe(404)
  })
})

describe('proofs of a month', () => {
  it('are attached by Rh alone, once each, checked by who attaches them, and come off the month', async () => {
    const { id } = await anexar('fgts')
    const com = await ler(gestor)
    expect(com.comprovantes).toMatchObject([{ id, tipo: 'fgts', nome: 'Guia do FGTS de outubro.pdf' }])
    expect(com.itens.find(({ codigo }) => codigo === 'fgts')?.situacao).toBe('completo')
    expect((await ler(gestor, '2026-09')).comprovantes).toEqual([])
    const chamada = 'POST /api/contratos/dossie/comprovante/retirar'
    expect((await comercial.try(chamada, { body: { id } })).status).toBe(403)
    await cadastro.call(chamada, { body: { id } })
    expect((await cadastro.try(chamada, { body: { id } })).status).toBe(404)
    expect((await ler(gestor)).comprovantes).toEqual([])
    const arquivo = new File([PDF], 'a.pdf', { type: 'application/pdf' })
    expect((await comercial.try('POST /api/contratos/dossie/arquivo', { arquivo })).status).toBe(403)
    const sem = {
      contratoId,
      mes: MES,
      tipo: 'fgts',
      arquivoId: (await enviar(cadastro)).id,
      conferido: false,
    }
    expect(
      (await cadastro.try('POST /api/contratos/dossie/comprovante', { body: sem as never })).status,
    ).toBe(400)
    const { id: doOutro } = await enviar(await rh.as('beneficio'))
    const body = { contratoId, mes: MES, tipo: 'fgts', arquivoId: doOutro, conferido: true } as const
    expect((await cadastro.try('POST /api/contratos/dossie/comprovante', { body })).status).toBe(400)
  })
})

describe('a dossier that is taken', () => {
  it('has the index, the papers of the people and the proofs as they were sent, and nothing else', async () => {
    await anexar('inss', `${PDF}inss`)
    const { id } = await registrar(comercial)
    const partes = await abrir(comercial, id)
    const nomes = Object.keys(partes)
    expect(nomes.slice(0, 5)).toEqual([
      '00-indice.pdf',
      '01-pessoas.pdf',
      '02-exames-ocupacionais.pdf',
      '03-treinamentos.pdf',
      '04-uniformes-e-epis.pdf',
    ])
    expect(nomes.slice(5)).toEqual([expect.stringMatching(/^comprovantes\/inss-\d+\.pdf$/)])
    expect(strFromU8(partes[nomes[5] ?? ''] ?? new Uint8Array())).toBe(`${PDF}inss`)
    for (const nome of nomes.slice(0, 5))
      expect(strFromU8((partes[nome] ?? new Uint8Array()).subarray(0, 5))).toBe('%PDF-')
  })

  it('is recorded before it leaves: who, when, for whom and why, on the page and in the trail', async () => {
    const { id } = await registrar(gestor)
    const { retiradas } = await ler(comercial)
    const { rows } = await sql<{ nome: string }>`select nome from usuario where usuario = 'gestor'`.execute(
      rh.db,
    )
    expect(retiradas[0]).toMatchObject({
      id,
      mes: MES,
      para: RETIRADA.para,
      motivo: RETIRADA.motivo,
      quem: rows[0]?.nome,
    })
    const trilha = await sql<{ para: string }>`
      select mudancas -> 'para' ->> 1 as para from auditoria
       where entidade = 'contrato' and registro = ${contratoId} and tabela = 'contrato_dossie'
       order by sequencia desc limit 1`.execute(rh.db)
    expect(trilha.rows).toEqual([{ para: RETIRADA.para }])
    const mudar = sql`update contrato_dossie set para = 'outro' where id = ${id}`
    await expect(mudar.execute(rh.db)).rejects.toThrow(/somente acréscimos/)
  })

  it('is of who registered it, for fifteen minutes', async () => {
    const { id } = await registrar(gestor)
    expect((await baixar(comercial, id)).status).toBe(404)
    const antes = rh.clock.agora()
    try {
      rh.clock.irPara(antes.add({ minutes: 16 }).toString())
      expect((await baixar(gestor, id)).status).toBe(404)
    } finally {
      rh.clock.irPara(antes.toString())
    }
    expect((await baixar(gestor, id)).status).toBe(200)
  })

  it('carries copies of certificates only where they were asked for, under names that tell nothing', async () => {
    const { rows } = await sql<{ pessoa: number; tipo: number }>`
      select v.pessoa_id as pessoa, dt.id as tipo
        from colaborador_periodo cp join vinculo v on v.id = cp.vinculo_id, documento_tipo dt
       where cp.contrato_id = ${contratoId} and cp.desde <= '2026-10-31' and cp.ate > '2026-10-31'
         and cp.data_admissao < '2026-10-01' and cp.data_desligamento is null and dt.codigo = 'NR35'
       limit 1`.execute(rh.db)
    const { id: arquivoId } = await enviar(cadastro, `${PDF}certificado`)
    await sql`
      insert into pessoa_documento (pessoa_id, tipo_id, emissao, validade, arquivo_id, registrado_em)
      values (${rows[0]?.pessoa}, ${rows[0]?.tipo}, '2026-05-01', '2028-05-01', ${arquivoId}, now())`.execute(
      rh.db,
    )
    const nomesDe = async (certificados: boolean) =>
      Object.keys(await abrir(gestor, (await registrar(gestor, { certificados })).id)).filter((nome) =>
        nome.startsWith('certificados/'),
      )
    expect(await nomesDe(false)).toEqual([])
    const daNr35 = expect.stringMatching(/^certificados\/\w+-NR-35-\d+\.pdf$/) as string
    expect(await nomesDe(true)).toContainEqual(daNr35)
    // What was let go of at the end of its term is not there to be copied.
    await rh.deps.arquivos.apagar(arquivoId)
    await sql`update arquivo set nome = 'anonimizado', eliminado_em = now() where id = ${arquivoId}`.execute(
      rh.db,
    )
    expect(await nomesDe(true)).not.toContainEqual(daNr35)
  })
})

describe('what must not be in it', () => {
  /** Everything that the papers and the page say of every contract. */
  async function tudoDoQueSeDiz(): Promise<string> {
    const ator = { id: 1, nome: 'Teste', grupos: ['Administrador'], escopado: false } as never
    const timbre = await findTimbre(rh.db)
    const { results } = await comercial.call('GET /api/contratos/dossie/contratos')
    const ditos = await Promise.all(
      results.map(async ({ value }) => {
        const dossie = await gatherDossie(rh.db, ator, { contratoId: value, mes: MES }, '2026-11-20').catch(
          () => null,
        )
        if (!dossie) return ''
        const entrega = { numero: 1, para: 'x', motivo: 'y', quem: 'z' }
        return JSON.stringify([
          ...codigosDe(relacoesDoDossie).map((qual) => relacaoDoMes(qual, dossie)),
          indiceDoDossie(dossie, timbre, entrega, []),
          await ler(comercial, MES, value),
        ])
      }),
    )
    return ditos.join('\n')
  }

  /** Every account, as it is written with its branch and with its digit. */
  async function contasDeTodos(): Promise<string[]> {
    const campos = ['agencia', 'conta', 'contaDigito'] as const
    const pessoas = await rh.db
      .selectFrom('pessoa')
      .select(['id', ...campos])
      .where('conta', 'is not', null)
      .execute()
    const contas = await abrirContas(
      rh.db,
      pessoas.map(({ id, ...conta }) => ({ pessoaId: id, conta })),
    )
    expect(contas.length).toBeGreaterThan(50)
    return contas.flatMap(({ agencia, conta, contaDigito }) => [
      `${agencia}${conta}`,
      `${conta}-${contaDigito}`,
    ])
  }

  it('LGPD arts. 6º and 11: no whole CPF, address, account, Pix, family, pay, exam result, CID or reason of a leave', async () => {
    // What is free text is marked, so that a name that two people have is no coincidence.
    await sql`
      update pessoa set mae = 'Segredo da mãe', pai = 'Segredo do pai', logradouro = 'Rua do Segredo',
             bairro = 'Segredo', email = 'segredo' || id || '@exemplo.com.br'`.execute(rh.db)
    await guardarConta(rh.db, sql`true`, { pix: 'segredo-do-pix' })
    await sql`update dependente set nome = 'Segredo da família'`.execute(rh.db)
    const texto = await tudoDoQueSeDiz()
    expect(texto.length).toBeGreaterThan(20_000)
    expect(texto).not.toMatch(/segredo/i)
    const { rows } = await sql<{ segredo: string }>`
      select distinct unnest(array[pe.cpf, formatado.cpf, pe.pis, pe.telefone, pe.cep]) as segredo
        from pessoa pe
        cross join lateral (select substr(pe.cpf, 1, 3) || '.' || substr(pe.cpf, 4, 3) || '.' || substr(pe.cpf, 7, 3) as cpf) formatado
      union select de.cpf from dependente de
      union select to_char(salario_centavos / 100.0, 'FM9999990.00') from vinculo_versao`.execute(rh.db)
    const segredos = [...rows.map(({ segredo }) => segredo), ...(await contasDeTodos())].filter(
      (um) => um && um.length > 5,
    )
    expect(segredos.length).toBeGreaterThan(500)
    expect(segredos.filter((segredo) => texto.includes(segredo))).toEqual([])
    expect(texto).toMatch(/\*\*\*\.\d{3}\.\d{3}-\*\*/)
    for (const palavra of [
      /\bapto\b/i,
      /inapto/i,
      /licença/i,
      /gestante/i,
      /maternidade/i,
      /doença/i,
      /acidente/i,
    ])
      expect(texto).not.toMatch(palavra)
  })
})
