import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  abrirVagas,
  aprovada as comTodas,
  comPareceres as ateOParecer,
  documentosVistos,
  entregarKit,
  enviada,
  exameApto,
  rascunhoCompleto,
} from '../../test/admissoes.ts'
import { createTestApp, senhaDemo, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let operacional: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  operacional = await rh.as('coordenador.operacional')
})
afterAll(() => rh[Symbol.asyncDispose]())

const paineis = ['vaga', 'exame', 'uniforme', 'adicional', 'conferencia'] as const
const painel = <N extends (typeof paineis)[number]>(nome: N) =>
  `GET /api/admissao/painel/${nome}/:id` as const

type Opcoes = Parameters<typeof enviada>[1]
const comPareceres = (ate: number, opcoes: Opcoes = {}) => ateOParecer(rh, operacional, ate, opcoes)
const aprovada = (opcoes: Opcoes = {}) => comTodas(rh, operacional, opcoes)

async function efetivar({ id, versao }: { id: number; versao: number }) {
  const gerente = await rh.as('gerente.rh')
  await gerente.call('POST /api/auth/confirmar', { body: { senha: senhaDemo } })
  return gerente.call('POST /api/admissao/efetivar', { body: { id, versao } })
}

const obter = async (usuario: string, id: number) =>
  (await rh.as(usuario)).call('GET /api/admissao/obter/:id', { params: { id } })

// prova: /api/admissao/adicional
describe('the panels', () => {
  it.each([
    ['vagas', ['vaga']],
    ['sesmt', ['exame']],
    ['almoxarifado', ['uniforme']],
    ['cadastro', [...paineis]],
    ['rescisao', [...paineis]],
    ['coordenador.operacional', []],
    ['gestor', []],
  ] as [string, string[]][])('open to %s: %j, and no other', async (usuario, esperados) => {
    const { id } = await enviada(operacional)
    const client = await rh.as(usuario)
    const respostas: [string, number][] = []
    for (const nome of paineis)
      respostas.push([nome, (await client.try(painel(nome), { params: { id } })).status])
    expect(respostas).toEqual(paineis.map((nome) => [nome, esperados.includes(nome) ? 200 : 403]))
  })

  it('do not exist for a draft, nor for an admission that does not', async () => {
    const { id } = await rascunhoCompleto(operacional)
    const cadastro = await rh.as('cadastro')
    for (const nome of paineis) {
      expect((await cadastro.try(painel(nome), { params: { id } })).status).toBe(404)
      expect((await cadastro.try(painel(nome), { params: { id: 2_000_000_000 } })).status).toBe(404)
    }
  })
})

describe('Vagas', () => {
  it('sees the slots of the day, who leaves and who else wants one, and never the pay', async () => {
    const vagas = await rh.as('vagas')
    const saida = await rh.db
      .selectFrom('alocacao as al')
      .innerJoin('vinculo as v', 'v.id', 'al.vinculoId')
      .innerJoin('pessoa as pe', 'pe.id', 'v.pessoaId')
      .select(['al.vinculoId', 'v.matricula', 'pe.nome', 'al.fim'])
      .where('al.tipo', '=', 'titular')
      .where('al.fim', 'is not', null)
      .where('v.dataDesligamento', 'is not', null)
      .orderBy('al.fim', 'desc')
      .executeTakeFirstOrThrow()
    const vaga = { motivo: 'reposicao', reposicaoDeId: saida.vinculoId }
    const outra = await enviada(operacional)
    const { id, dados } = await enviada(operacional, { vaga })
    const salario = dados.vaga['salarioCentavos'] as number
    const visto = await vagas.call(painel('vaga'), { params: { id } })
    expect(visto).toMatchObject({
      dia: '2026-12-01',
      salarioAcimaDoPosto: false,
      reposicao: { nome: saida.nome, matricula: saida.matricula, ultimoDia: saida.fim },
    })
    expect(visto.livres).toBeGreaterThan(0)
    expect(visto.concorrentes.map((c) => c.id)).toContain(outra.id)
    expect(visto.concorrentes.map((c) => c.id)).not.toContain(id)
    expect(JSON.stringify(visto)).not.toContain(String(salario))
  })

  it('calls former values by their names too, for who sees the field', async () => {
    const { id, versao, dados } = await enviada(operacional)
    const vagas = await rh.as('vagas')
    const devolvida = await vagas.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'devolver', motivo: 'Outro posto combinado' },
    })
    const antes = Number(dados.vaga['postoId'])
    const { results } = await operacional.call('GET /api/admissao/postos', { query: { data: '2026-12-01' } })
    const novo = results.find((p) => p.id !== antes && p.vagasLivres > 0)
    if (!novo) throw new Error('No second post')
    await operacional.call('PUT /api/admissao/editar', {
      body: { id, versao: devolvida.versao, etapa: 'vaga', dados: { ...dados.vaga, postoId: novo.id } },
    })
    const { nomes } = await obter('coordenador.operacional', id)
    expect(nomes['vaga.postoId']).toEqual({
      [antes]: expect.stringMatching(/ · /),
      [novo.id]: `${novo.cargo} · ${novo.local}`,
    })
    expect(nomes['pessoais.paisNascimento']).toEqual({ 105: 'Brasil' })
    const doAlmoxarifado = (await obter('almoxarifado', id)).nomes
    expect(Object.keys(doAlmoxarifado).toSorted()).toEqual(['uniforme.tamanhos', 'vaga.postoId'])
  })
})

describe('Sesmt', () => {
  const pedido = { clinica: 'Clínica Vida', solicitadoEm: '2026-11-20', marcadoPara: '2026-11-24' }

  it('asks a clinic for the exam; the detail stays with Sesmt and Rh', async () => {
    const { id, versao } = await comPareceres(1)
    const sesmt = await rh.as('sesmt')
    const registro = await sesmt.call('POST /api/admissao/exame', { body: { id, versao, dados: pedido } })
    expect(registro.eventos.at(-1)).toMatchObject({ tipo: 'ato', nome: 'solicitar_exame', motivo: null })
    const visto = await (await rh.as('cadastro')).call(painel('exame'), { params: { id } })
    expect(visto.pedido).toEqual({
      ...pedido,
      orientacao: null,
      solicitadoPor: registro.eventos.at(-1)?.autor?.nome,
    })
    expect(visto.clinicas).toContain('Clínica Vida')
    expect(JSON.stringify(await obter('coordenador.operacional', id))).not.toContain('Clínica Vida')
    const velha = await sesmt.try('POST /api/admissao/exame', { body: { id, versao, dados: pedido } })
    expect(velha).toMatchObject({ status: 409, body: { codigo: 'versao_antiga' } })
    const cadastro = await rh.as('cadastro')
    const alheia = await cadastro.try('POST /api/admissao/exame', { body: { id, versao, dados: pedido } })
    expect(alheia.status).toBe(403)
  })

  it.each([
    ['an appointment before the request', { marcadoPara: '2026-11-19' }, 'marcadoPara'],
    ['a request of tomorrow', { solicitadoEm: '2026-11-21' }, 'dados.solicitadoEm'],
    ['no clinic', { clinica: ' ' }, 'clinica'],
  ])('refuses %s', async (_, errado, campo) => {
    const { id, versao } = await comPareceres(1)
    const sesmt = await rh.as('sesmt')
    const resposta = await sesmt.try('POST /api/admissao/exame', {
      body: { id, versao, dados: { ...pedido, ...errado } },
    })
    expect(resposta.status).toBe(400)
    expect(JSON.stringify(resposta.body)).toContain(campo)
  })

  it('refuses to approve when the exam ends before the start', async () => {
    const { id, versao } = await comPareceres(1)
    const sesmt = await rh.as('sesmt')
    const dados = { ...exameApto, validoAte: '2026-11-30' }
    const exame = await sesmt.call('POST /api/admissao/parecer', {
      body: { id, versao, parecer: 'exame', decisao: 'aprovado', dados },
    })
    const cadastro = await rh.as('cadastro')
    await documentosVistos(cadastro, id)
    const docs = await cadastro.call('POST /api/admissao/parecer', {
      body: {
        id,
        versao: exame.versao,
        parecer: 'documentos',
        decisao: 'aprovado',
        dados: { conferidos: true },
      },
    })
    const resposta = await (
      await rh.as('coordenador')
    ).try('POST /api/admissao/status', { body: { id, versao: docs.versao, transicao: 'aprovar' } })
    expect(resposta).toMatchObject({ status: 422, body: { pendencias: [{ codigo: 'exame_vencido' }] } })
  })

  it.each(['devolver', 'reprovar'] as const)(
    'tells why it had to %s to Sesmt, Rh and the requester only',
    async (transicao) => {
      const { id, versao } = await comPareceres(1)
      const motivo = 'Pressão alta: precisa de cardiologista'
      const itens = [{ etapa: 'pessoais', campo: 'telefone', motivo: 'Avisar sobre a pressão' }]
      await (
        await rh.as('sesmt')
      ).call('POST /api/admissao/status', {
        body: { id, versao, transicao, motivo, ...(transicao === 'devolver' && { itens }) },
      })
      for (const quem of ['sesmt', 'cadastro', 'coordenador', 'coordenador.operacional']) {
        const evento = (await obter(quem, id)).eventos.at(-1)
        expect([quem, evento?.motivo, evento?.motivoReservado]).toEqual([quem, motivo, false])
      }
      for (const quem of ['vagas', 'almoxarifado']) {
        const registro = await obter(quem, id)
        expect(registro.eventos.at(-1)).toMatchObject({ motivo: null, motivoReservado: true })
        expect(JSON.stringify(registro)).not.toMatch(/press[ãa]o/i)
      }
      // A colleague who may continue the form, and asked for nothing, sees that there is a reason.
      await rh.db
        .updateTable('processo')
        .set({ solicitanteId: (eb) => eb.selectFrom('usuario').select('id').where('usuario', '=', 'vagas') })
        .where('id', '=', id)
        .execute()
      const colega = await obter('coordenador.operacional', id)
      expect(JSON.stringify(colega)).not.toMatch(/press[ãa]o/i)
      const { results } = await operacional.call('GET /api/admissao/rascunhos', {
        query: { porPagina: '100' },
      })
      const devolucoes = results.filter((r) => r.id === id).map((r) => r.devolucao?.motivo)
      expect(devolucoes).toEqual(transicao === 'devolver' ? ['Motivo reservado'] : [])
    },
  )

  it('keeps what Sesmt comments on its parecer as reserved as its detail', async () => {
    const { id, versao } = await comPareceres(1)
    await (
      await rh.as('sesmt')
    ).call('POST /api/admissao/parecer', {
      body: { id, versao, parecer: 'exame', decisao: 'em_analise', comentario: 'Aguarda eletrocardiograma' },
    })
    const exameDe = async (quem: string) => (await obter(quem, id)).pareceres.find((p) => p.nome === 'exame')
    expect(await exameDe('cadastro')).toMatchObject({ comentario: 'Aguarda eletrocardiograma' })
    expect(await exameDe('vagas')).toMatchObject({ comentario: null, motivoReservado: true })
    expect(JSON.stringify(await obter('vagas', id))).not.toContain('eletrocardiograma')
  })

  it('leaves the reasons of the other sectors open', async () => {
    const { id, versao } = await enviada(operacional)
    await (
      await rh.as('vagas')
    ).call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'devolver', motivo: 'O posto fecha em dezembro' },
    })
    expect((await obter('almoxarifado', id)).eventos.at(-1)).toMatchObject({
      motivo: 'O posto fecha em dezembro',
      motivoReservado: false,
    })
  })
})

describe('Almoxarifado', () => {
  const kitDe = async (id: number) =>
    (await (await rh.as('almoxarifado')).call(painel('uniforme'), { params: { id } })).pecas

  it('sets pieces apart in other sizes, which is what the person gets', async () => {
    const { id, versao } = await comPareceres(3)
    const kit = await kitDe(id)
    const trocada = kit.find(({ tamanhos }) => tamanhos.length > 1)
    if (!trocada) throw new Error('The kit has one size of everything')
    const outro = trocada.tamanhos.find((t) => t !== trocada.pedido) ?? ''
    const pecas = kit.map(({ itemId, tamanho }) => ({
      itemId,
      tamanho: itemId === trocada.itemId ? outro : (tamanho ?? ''),
    }))
    const almoxarifado = await rh.as('almoxarifado')
    const reservar = (escolhidas: typeof pecas) =>
      almoxarifado.try('POST /api/admissao/parecer', {
        body: {
          id,
          versao,
          parecer: 'uniforme',
          decisao: 'aprovado',
          dados: { kitReservado: true, pecas: escolhidas },
        },
      })
    expect(await reservar(pecas.slice(1))).toMatchObject({
      status: 400,
      body: { campos: { 'dados.pecas': expect.stringContaining('Confirme também') } },
    })
    expect(await reservar(pecas.map((p) => ({ ...p, tamanho: 'XYZ' })))).toMatchObject({ status: 400 })
    expect(await reservar([...pecas, { itemId: 999_999, tamanho: 'M' }])).toMatchObject({ status: 400 })
    expect((await reservar(pecas)).status).toBe(200)
    expect((await kitDe(id)).find((p) => p.itemId === trocada.itemId)).toMatchObject({
      pedido: trocada.pedido,
      tamanho: outro,
    })

    const reservada = await obter('coordenador', id)
    const coordenador = await rh.as('coordenador')
    const { versao: v } = await coordenador.call('POST /api/admissao/status', {
      body: { id, versao: reservada.versao, transicao: 'aprovar' },
    })
    await efetivar({ id, versao: v })
    const tamanho = await rh.db
      .selectFrom('pessoaTamanho as pt')
      .innerJoin('vinculo as v', 'v.pessoaId', 'pt.pessoaId')
      .select('pt.tamanho')
      .where('v.admissaoId', '=', id)
      .where('pt.itemId', '=', trocada.itemId)
      .executeTakeFirstOrThrow()
    expect(tamanho).toEqual({ tamanho: outro })
  })

  it('hands out the whole kit at once, with rows, CA and who did it, and only after the effect', async () => {
    const pronta = await aprovada()
    const almoxarifado = await rh.as('almoxarifado')
    const kit = await kitDe(pronta.id)
    const cedo = await almoxarifado.try('POST /api/admissao/parecer', {
      body: {
        id: pronta.id,
        versao: pronta.versao,
        parecer: 'entrega',
        decisao: 'aprovado',
        dados: { entregueEm: '2026-11-20', pecas: [] },
      },
    })
    expect(cedo).toMatchObject({ status: 409, body: { codigo: 'transicao_invalida' } })
    const efetivada = await efetivar(pronta)
    expect(efetivada.aguardando).toContain('Almoxarifado')
    const entregue = await entregarKit(almoxarifado, efetivada)
    expect(entregue.pareceres.find((p) => p.nome === 'entrega')?.decisao).toBe('aprovado')
    const linhas = await rh.db
      .selectFrom('uniformeEntrega as ue')
      .innerJoin('usuario as u', 'u.id', 'ue.entreguePor')
      .innerJoin('itemUniforme as iu', 'iu.id', 'ue.itemId')
      .select(['ue.itemId', 'ue.quantidade', 'ue.tamanho', 'ue.entregueEm', 'u.usuario', 'ue.ca'])
      .where('ue.vinculoId', '=', efetivada.colaborador?.id ?? 0)
      .orderBy('iu.tipo', 'desc')
      .orderBy('iu.descricao')
      .execute()
    expect(linhas).toEqual(
      kit.map(({ itemId, quantidade, tamanho, ca }) => ({
        itemId,
        quantidade,
        tamanho,
        entregueEm: '2026-11-20',
        usuario: 'almoxarifado',
        ca,
      })),
    )
  })

  it('refuses an EPI whose CA expired, and says which; nothing is half handed out', async () => {
    const efetivada = await efetivar(await aprovada())
    const epi = (await kitDe(efetivada.id)).find(({ tipo }) => tipo === 'epi')
    if (!epi) throw new Error('The kit has no EPI')
    await rh.db
      .updateTable('itemUniforme')
      .set({ ca: '12345', caValidade: '2026-11-19' })
      .where('id', '=', epi.itemId)
      .execute()
    try {
      await expect(entregarKit(await rh.as('almoxarifado'), efetivada)).rejects.toThrow(
        `${epi.descricao}: O CA 12345 venceu em 19/11/2026`,
      )
    } finally {
      await rh.db
        .updateTable('itemUniforme')
        .set({ ca: epi.ca, caValidade: epi.caValidade })
        .where('id', '=', epi.itemId)
        .execute()
    }
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from uniforme_entrega
      where vinculo_id = ${efetivada.colaborador?.id ?? 0}`.execute(rh.db)
    expect(rows).toEqual([{ n: 0 }])
  })

  it('hands out once under twenty parallel clicks', async () => {
    const { id, versao, colaborador } = await efetivar(await aprovada())
    const almoxarifado = await rh.as('almoxarifado')
    const pecas = (await kitDe(id)).map(({ itemId, tamanho }) => ({ itemId, tamanho: tamanho ?? '' }))
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () =>
        almoxarifado.try('POST /api/admissao/parecer', {
          body: {
            id,
            versao,
            parecer: 'entrega',
            decisao: 'aprovado',
            dados: { entregueEm: '2026-11-20', pecas },
          },
        }),
      ),
    )
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from uniforme_entrega
      where vinculo_id = ${colaborador?.id ?? 0}`.execute(rh.db)
    expect(rows).toEqual([{ n: pecas.length }])
  })

  it('asks for no delivery of a uniform that is not needed', async () => {
    const { id, versao } = await comPareceres(3)
    const dispensada = await (
      await rh.as('almoxarifado')
    ).call('POST /api/admissao/parecer', {
      body: { id, versao, parecer: 'uniforme', decisao: 'dispensado', comentario: 'Já tem o kit completo' },
    })
    const coordenador = await rh.as('coordenador')
    const pronta = await coordenador.call('POST /api/admissao/status', {
      body: { id, versao: dispensada.versao, transicao: 'aprovar' },
    })
    const efetivada = await efetivar(pronta)
    expect(efetivada.aguardando).not.toContain('Almoxarifado')
    const fim = await (
      await rh.as('rescisao')
    ).call('POST /api/admissao/finalizar', { body: { id, versao: efetivada.versao } })
    expect(fim.status).toBe('finalizada')
  })
})

describe('POST /api/admissao/adicional', () => {
  const linha = { operadora: 'SPTrans', linha: '875A-10', tarifaCentavos: 500, viagensDia: 2 }

  async function completar(quem: string, registro: { id: number; versao: number }, mais: object = {}) {
    const client = await rh.as(quem)
    const { id, versao } = registro
    const atual = await (await rh.as('cadastro')).call(painel('adicional'), { params: { id } })
    const escala = await client.call('GET /api/admissao/escalasvt', { query: {} })
    const beneficios = {
      valeTransporte: true,
      escalaVtId: Number(escala.results[0]?.codigo),
      linhas: [linha],
      valeRefeicao: true,
      cestaBasica: true,
    }
    const { adicionalDoPosto: adicional, centroDeCustoId } = atual
    return client.try('POST /api/admissao/adicional', {
      body: { id, versao, dados: { beneficios, adicional, centroDeCustoId, ...mais } },
    })
  }

  it('is what the effect uses: benefits, additional and cost centre', async () => {
    const registro = await aprovada()
    const antes = await (
      await rh.as('beneficio')
    ).call(painel('adicional'), {
      params: { id: registro.id },
    })
    expect(antes).toMatchObject({ adicional: antes.adicionalDoPosto, feito: null })
    expect(antes.proximaMatricula).toMatch(/^\d{6,}$/)
    expect(antes.horario).toMatch(/das \d\d:\d\d às \d\d:\d\d/)
    const outroCentro = antes.centros.find(({ value }) => value !== antes.centroDoContratoId)?.value
    const justificativa = 'O laudo tem os dois; a pessoa escolheu a periculosidade'
    const { status, body } = await completar('beneficio', registro, {
      adicional: 'periculosidade_30',
      justificativa,
      centroDeCustoId: outroCentro,
    })
    expect(status).toBe(200)
    const completa = body as typeof registro
    expect(completa.eventos.at(-1)).toMatchObject({ tipo: 'ato', nome: 'adicional' })
    expect(completa.eventos.at(-1)?.mudancas.map(({ campo }) => campo)).toEqual(
      expect.arrayContaining(['valeTransporte', 'linhas', 'valeRefeicao']),
    )
    const efetivada = await efetivar(completa)
    expect(efetivada.colaborador?.matricula).toBe(antes.proximaMatricula)
    // The pareceres that were given stand: Rh completing the record is no correction.
    expect(efetivada.pareceres.find((p) => p.nome === 'documentos')?.decisao).toBe('aprovado')
    const vinculo = await rh.db
      .selectFrom('vinculo as v')
      .innerJoin('vinculoVersao as ve', 've.vinculoId', 'v.id')
      .innerJoin('valeTransporte as vt', 'vt.vinculoId', 'v.id')
      .innerJoin('valeTransporteLinha as vl', 'vl.valeTransporteId', 'vt.id')
      .select(['v.valeRefeicao', 'v.cestaBasica', 've.centroDeCustoId', 've.insalubridade'])
      .select(['ve.periculosidade', 'vt.optante', 'vl.linha', 'vl.tarifaCentavos'])
      .where('v.admissaoId', '=', registro.id)
      .execute()
    expect(vinculo).toEqual([
      {
        valeRefeicao: true,
        cestaBasica: true,
        centroDeCustoId: outroCentro,
        insalubridade: 0,
        periculosidade: true,
        optante: true,
        linha: '875A-10',
        tarifaCentavos: 500,
      },
    ])
  })

  it('wants a reason for an additional that is not the post’s, a centre in use and a route', async () => {
    const registro = await aprovada()
    expect(await completar('coordenador', registro, { adicional: 'insalubridade_40' })).toMatchObject({
      status: 400,
      body: { campos: { 'dados.justificativa': expect.any(String) } },
    })
    expect(await completar('coordenador', registro, { centroDeCustoId: 999_999 })).toMatchObject({
      status: 400,
      body: { campos: { 'dados.centroDeCustoId': expect.any(String) } },
    })
    expect(await completar('coordenador', registro, { beneficios: { valeTransporte: true } })).toMatchObject({
      status: 422,
    })
  })

  it('belongs to Beneficio and the heads of Rh, while the admission is approved', async () => {
    const registro = await aprovada()
    for (const quem of ['cadastro', 'rescisao', 'assistente.departamento.pessoal'])
      expect([quem, (await completar(quem, registro)).status]).toEqual([quem, 403])
    const velha = await completar('coordenador', { ...registro, versao: registro.versao - 1 })
    expect(velha).toMatchObject({ status: 409, body: { codigo: 'versao_antiga' } })
    const cedo = await comPareceres(1)
    expect(await completar('coordenador', cedo)).toMatchObject({
      status: 409,
      body: { codigo: 'transicao_invalida' },
    })
  })
})

describe('Conferência', () => {
  it('goes through what holds the end and what should be on paper', async () => {
    const efetivada = await efetivar(await aprovada())
    const rescisao = await rh.as('rescisao')
    const itensDe = async () =>
      (await rescisao.call(painel('conferencia'), { params: { id: efetivada.id } })).itens
    const uniforme = (itens: Awaited<ReturnType<typeof itensDe>>) =>
      itens.find(({ codigo }) => codigo === 'uniforme')
    expect(uniforme(await itensDe())).toMatchObject({ feito: false, exigido: true })
    await entregarKit(await rh.as('almoxarifado'), efetivada)
    const itens = await itensDe()
    expect(uniforme(itens)).toMatchObject({ feito: true, detalhe: 'Entregue' })
    expect(itens.find(({ codigo }) => codigo === 'papel_ficha_registro')).toEqual({
      codigo: 'papel_ficha_registro',
      label: 'Ficha de registro, impresso',
      feito: false,
      exigido: false,
      detalhe: 'Ainda não emitido',
    })
  })
})

describe('POST /api/admissao/comentario', () => {
  const comentar = (client: Client, id: number, texto: string) =>
    client.try('POST /api/admissao/comentario', { body: { id, texto } })

  it('adds to the history without a new version, and tells the requester and whose turn it is', async () => {
    const { id, versao, numero } = await comPareceres(1)
    const cadastro = await rh.as('cadastro')
    const { status, body } = await comentar(cadastro, id, 'O comprovante chega amanhã.')
    expect(status).toBe(201)
    const registro = body as Awaited<ReturnType<typeof obter>>
    expect(registro.versao).toBe(versao)
    expect(registro.eventos.at(-1)).toMatchObject({
      tipo: 'comentario',
      motivo: 'O comprovante chega amanhã.',
    })
    expect((await obter('almoxarifado', id)).eventos.at(-1)?.motivo).toBe('O comprovante chega amanhã.')
    const avisados = await rh.db
      .selectFrom('notificacao as n')
      .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
      .select('u.usuario')
      .where('n.texto', '=', `Admissão ${numero}: novo comentário.`)
      .execute()
    const nomes = avisados.map(({ usuario }) => usuario)
    expect(nomes).toEqual(expect.arrayContaining(['coordenador.operacional', 'sesmt', 'almoxarifado']))
    expect(nomes).not.toContain('cadastro')
    expect(nomes).not.toContain('vagas')
  })

  it('is never changed nor taken back, and refuses what says nothing', async () => {
    const { id } = await enviada(operacional)
    await comentar(operacional, id, 'Primeiro')
    await expect(
      rh.db.updateTable('processoEvento').set({ motivo: 'Outro' }).where('processoId', '=', id).execute(),
    ).rejects.toThrow('somente acréscimos')
    expect((await comentar(operacional, id, '  ')).status).toBe(400)
    expect((await comentar(operacional, id, 'a'.repeat(1001))).status).toBe(400)
  })

  it('keeps to those who see the admission', async () => {
    const { id } = await rascunhoCompleto(operacional)
    expect((await comentar(await rh.as('vagas'), id, 'Vejo?')).status).toBe(404)
    expect((await comentar(await rh.as('comercial'), id, 'Vejo?')).status).toBe(403)
  })
})
