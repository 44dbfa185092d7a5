import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  alguem,
  corrigir,
  homologar,
  informar,
  obter as obterLeave,
  poucosDias,
} from '../test/afastamentos.ts'
import { aprovada, confirmado } from '../test/admissoes.ts'
import { abrirCandidatos, responder } from '../test/candidatos.ts'
import { AGORA } from '../test/clock.ts'
import type { Client } from '../test/harness.ts'
import { colaborador, conferida, importada, planilha, postosLivres } from '../test/planilhas.ts'
import { ondeSeLe } from '../test/varredura.ts'

// The markers are the values of every field that is kept encrypted: they may be read in no column of no table.
const CONTA = '730915846201553'
const PIX = 'marca-da-pessoa@exemplo.com.br'
const CID = 'Q61.3'
/** Alone it is a short number: looked for as a whole text, in a column or in a document. */
const AGENCIA = '941738'
const conta = {
  banco: '341',
  agencia: AGENCIA,
  conta: CONTA,
  contaDigito: 'X',
  contaTipo: 'CC',
  pix: PIX,
} as const

const { rh, operacional, dentro, pedidoDe, registroDe } = await abrirCandidatos()
let cadastro: Client
let sesmt: Client
beforeAll(async () => {
  cadastro = await rh.as('cadastro')
  sesmt = await rh.as('sesmt')
})
afterAll(() => rh[Symbol.asyncDispose]())

const vazamentos = async () => [
  ...(await ondeSeLe(rh.db, [CONTA, PIX, CID, `"${AGENCIA}"`])),
  ...(await rh.db.selectFrom('pessoa').select('id').where('agencia', '=', AGENCIA).execute()).map(
    ({ id }) => `pessoa ${id}`,
  ),
]

const obter = (client: Client, id: number, em?: string) =>
  client.call('GET /api/colaborador/obter/:id', { params: { id }, query: em === undefined ? {} : { em } })
const pessoaDe = async (vinculoId: number): Promise<number> =>
  (await rh.db.selectFrom('vinculo').select('pessoaId').where('id', '=', vinculoId).executeTakeFirstOrThrow())
    .pessoaId

let chaves = 0
const chave = (): string => `cifra-${(chaves += 1)}-0123456789`

/** Somebody with the marked account, saved on the page of the file. */
async function comConta(mais: Partial<typeof conta> | object = {}): Promise<number> {
  const id = await alguem(rh.db)
  const { versaoPessoa: versao } = await obter(cadastro, id)
  const dados = { ...conta, ...mais }
  await cadastro.call('PUT /api/colaborador/dados', {
    body: { id, versao, bloco: 'bancarios', dados },
    chave: chave(),
  })
  return id
}

describe('what no table says', () => {
  it('is found by the sweep where it stands', async () => {
    const id = await pessoaDe(await alguem(rh.db))
    await sql`update pessoa set bairro = ${`antes ${CONTA} depois`} where id = ${id}`.execute(rh.db)
    const achados = await vazamentos()
    expect(achados).toContain(`pessoa.bairro: ${CONTA}`)
    expect(achados).toContain(`auditoria.mudancas: ${CONTA}`)
    // Nobody may leave it behind for the tests that follow: the trail too.
    await sql`alter table auditoria disable trigger auditoria_imutavel`.execute(rh.db)
    await sql`delete from auditoria where mudancas::text like ${`%${CONTA}%`}`.execute(rh.db)
    await sql`alter table auditoria enable trigger auditoria_imutavel`.execute(rh.db)
    await sql`alter table pessoa disable trigger user`.execute(rh.db)
    await sql`update pessoa set bairro = 'Centro' where id = ${id}`.execute(rh.db)
    await sql`alter table pessoa enable trigger user`.execute(rh.db)
    expect(await vazamentos()).toEqual([])
  })

  it('is an account of a file, which is read, corrected and told as it was', async () => {
    const id = await comConta()
    const antes = await obter(cadastro, id)
    expect(antes.pessoa).toMatchObject(conta)
    await cadastro.call('PUT /api/colaborador/dados', {
      body: {
        id,
        versao: antes.versaoPessoa,
        bloco: 'bancarios',
        dados: { ...conta, conta: '11112222', pix: undefined },
      },
      chave: chave(),
    })
    expect((await obter(cadastro, id)).pessoa).toMatchObject({
      conta: '11112222',
      agencia: AGENCIA,
      pix: null,
    })
    const { results } = await cadastro.call('GET /api/colaborador/alteracoes/:id', {
      params: { id },
      query: {},
    })
    const mudancas = results.find(({ operacao }) => operacao === 'alteracao')?.mudancas
    expect(mudancas).toEqual([
      { label: 'Conta', de: CONTA, para: '11112222' },
      { label: 'Chave Pix', de: PIX, para: null },
    ])
    expect(await vazamentos()).toEqual([])
  })

  it('is an account that a candidate answers, and that a form keeps with its history', async () => {
    const { id, versao, pessoa } = await dentro()
    await responder(pessoa, 'bancarios', 'conta', '5550001')
    for (const campo of ['agencia', 'pix', 'contaDigito'] as const)
      expect(await responder(pessoa, 'bancarios', campo, conta[campo])).toMatchObject({ status: 200 })
    expect(await responder(pessoa, 'bancarios', 'conta', CONTA, 1)).toMatchObject({ body: { valor: CONTA } })
    const { respostas } = await pessoa.call('GET /api/candidato/ficha')
    expect(respostas).toContainEqual({ etapa: 'bancarios', campo: 'pix', valor: PIX, versao: 1 })
    const { recebido } = await pedidoDe(id)
    await operacional.call('POST /api/admissao/candidato/decidir', {
      body: {
        id,
        versao,
        decisao: 'aceitar',
        campos: recebido.campos.map((campo) => ({ id: campo.id, versao: campo.versao })),
        arquivos: [],
      },
      chave: chave(),
    })
    const { dados, eventos } = await registroDe(id)
    expect(dados.bancarios).toMatchObject({ agencia: AGENCIA, conta: CONTA, contaDigito: 'X', pix: PIX })
    expect(eventos.flatMap(({ mudancas }) => mudancas)).toContainEqual(
      expect.objectContaining({ etapa: 'bancarios', campo: 'conta', para: CONTA }),
    )
    expect(await vazamentos()).toEqual([])
  })

  it('is an account that an admission takes over into the file', async () => {
    const { id, versao } = await aprovada(rh, operacional, { conta })
    const gerente = await confirmado(rh, 'gerente.rh')
    const { colaborador: novo } = await gerente.call('POST /api/admissao/efetivar', { body: { id, versao } })
    expect((await obter(cadastro, novo?.id ?? 0)).pessoa).toMatchObject(conta)
    expect(await vazamentos()).toEqual([])
  })

  it('is the CID of a leave, in the form and in its history', async () => {
    const id = await alguem(rh.db)
    const leave = await informar(await rh.as('gestor'), id, poucosDias())
    const atestado = { ...poucosDias().atestado, cid: CID, cidAutorizado: true }
    await corrigir(sesmt, leave.id, poucosDias({ atestado }), 'CID do atestado')
    await homologar(sesmt, leave.id)
    const lida = await obterLeave(sesmt, leave.id)
    expect(JSON.stringify(lida.dados)).toContain(CID)
    expect(JSON.stringify(lida.eventos)).toContain(CID)
    expect(await vazamentos()).toEqual([])
  })

  it('is an account that a spreadsheet brings, while it is checked, and once it is in', async () => {
    const admin = await rh.as('administrador')
    const [posto] = await postosLivres(rh.db)
    if (!posto) throw new Error('The demo company has a free post')
    const linha = colaborador(posto, { ...conta, contaTipo: 'Conta-corrente', banco: '341' })
    const arquivo = await planilha('colaboradores', [{ ...linha, conta: `${CONTA}9` }])
    const errada = await conferida(admin, 'colaboradores', arquivo)
    expect(errada.amostra.flat()).toContain(PIX)
    const { results } = await admin.call('GET /api/importacao/erros/:id', {
      params: { id: errada.id },
      query: {},
    })
    expect(results.map(({ valor }) => valor)).toContain('não guardado aqui')
    expect(await vazamentos()).toEqual([])
    const feita = await importada(admin, 'colaboradores', await planilha('colaboradores', [linha]))
    expect(feita.situacao).toBe('importada')
    const { registro } = await rh.db
      .selectFrom('importacaoRegistro')
      .select('registro')
      .where('importacaoId', '=', feita.id)
      .executeTakeFirstOrThrow()
    expect((await obter(cadastro, registro)).pessoa).toMatchObject({ conta: CONTA, pix: PIX })
    expect(await vazamentos()).toEqual([])
  })

  it('is an account that the payroll is told of; its file has it', async () => {
    const pessoaId = await pessoaDe(await comConta())
    // The trail dates by the clock of the database, which no test sets.
    await sql`alter table auditoria disable trigger auditoria_imutavel`.execute(rh.db)
    await sql`update auditoria set em = ${AGORA} where tabela = 'pessoa' and registro = ${pessoaId}`.execute(
      rh.db,
    )
    await sql`alter table auditoria enable trigger auditoria_imutavel`.execute(rh.db)
    const coordenador = await rh.as('coordenador')
    const competencia = '2026-11'
    const { marca } = await coordenador.call('GET /api/folha/previa', { query: { competencia } })
    const envio = await coordenador.call('POST /api/folha/fechar', {
      body: { competencia, marca, formato: 'json' },
      chave: chave(),
    })
    const arquivo = await coordenador.call('GET /api/folha/arquivo/:id', { params: { id: envio.id } })
    expect(await arquivo.text()).toContain(CONTA)
    expect(await vazamentos()).toEqual([])
  })

  it('is not written by anybody: the database refuses what can be read', async () => {
    const id = await pessoaDe(await alguem(rh.db))
    for (const coluna of ['agencia', 'conta', 'conta_digito', 'pix'])
      await expect(
        sql`update pessoa set ${sql.ref(coluna)} = '123' where id = ${id}`.execute(rh.db),
        coluna,
      ).rejects.toThrow('pessoa_cifrada')
    await expect(
      sql`update processo_formulario set dados = dados || '{"atestado.cid": "F32"}'`.execute(rh.db),
    ).rejects.toThrow('processo_formulario_cifrado')
  })
})

describe('an encrypted value', () => {
  const ler = async (vinculoId: number) =>
    cadastro.try('GET /api/colaborador/obter/:id', { params: { id: vinculoId }, query: {} })
  const violada = { status: 500, body: { codigo: 'cifra_violada' } }
  const valorDe = async (vinculoId: number) => {
    const { conta: nome } = await rh.db
      .selectFrom('pessoa')
      .select('conta')
      .where('id', '=', await pessoaDe(vinculoId))
      .executeTakeFirstOrThrow()
    return { nome: nome ?? '', id: (nome ?? '').slice('cifrado:'.length) }
  }

  it('is noticed in the place of another person, in another field, and as a row that was copied over another', async () => {
    const [um, outro] = [await comConta(), await comConta({ conta: '999111' })]
    const alheio = await valorDe(outro)
    await sql`update pessoa set conta = ${alheio.nome} where id = ${await pessoaDe(um)}`.execute(rh.db)
    expect(await ler(um)).toMatchObject(violada)

    const campo = await comConta()
    const { nome } = await valorDe(campo)
    await sql`update pessoa set pix = ${nome} where id = ${await pessoaDe(campo)}`.execute(rh.db)
    expect(await ler(campo)).toMatchObject(violada)

    const [de, para] = [await valorDe(await comConta()), await comConta({ conta: '777' })]
    await sql`update valor_cifrado set cifra = (select cifra from valor_cifrado where id = ${de.id})
      where id = ${(await valorDe(para)).id}`.execute(rh.db)
    expect(await ler(para)).toMatchObject(violada)
  })

  it('is noticed with a byte changed, and gone; the log names the row, and not what it was', async () => {
    const id = await comConta()
    const valor = await valorDe(id)
    await sql`update valor_cifrado set cifra = set_byte(cifra, 40, get_byte(cifra, 40) # 1)
      where id = ${valor.id}`.execute(rh.db)
    expect(await ler(id)).toMatchObject(violada)
    expect(rh.log.join('')).toContain(valor.id)
    expect(rh.log.join('')).not.toContain(CONTA)
    await sql`delete from valor_cifrado where id = ${valor.id}`.execute(rh.db)
    expect(await ler(id)).toMatchObject(violada)
    // Whoever does not see accounts does not read them either.
    expect(
      (await (await rh.as('gestor')).try('GET /api/colaborador/obter/:id', { params: { id }, query: {} }))
        .status,
    ).not.toBe(500)
  })

  it('says that its key is missing where that is so', async () => {
    const id = await comConta()
    await sql`update valor_cifrado set cifra = '\\x010203040506' || substr(cifra, 7)
      where id = ${(await valorDe(id)).id}`.execute(rh.db)
    expect(await ler(id)).toMatchObject({ status: 500, body: { codigo: 'cifra_sem_chave' } })
  })

  it('stays the same when the same is saved again, so that neither the trail nor the payroll hears of a change', async () => {
    const id = await comConta()
    const antes = await valorDe(id)
    const { versaoPessoa: versao } = await obter(cadastro, id)
    await cadastro.call('PUT /api/colaborador/dados', {
      body: { id, versao, bloco: 'bancarios', dados: { ...conta, banco: '001' } },
    })
    expect(await valorDe(id)).toEqual(antes)
    const { results } = await cadastro.call('GET /api/colaborador/alteracoes/:id', {
      params: { id },
      query: {},
    })
    expect(results[0]?.mudancas.map(({ label }) => label)).toEqual(['Banco'])
  })
})
