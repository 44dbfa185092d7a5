import { describe, expect, it } from 'vitest'
import { abrirPaineis, painel } from '../../test/paineis.ts'

const p = abrirPaineis()
const { comPareceres, aprovada, efetivar } = p

// prova: /api/admissao/adicional
describe('POST /api/admissao/adicional', () => {
  const linha = { operadora: 'SPTrans', linha: '875A-10', tarifaCentavos: 500, viagensDia: 2 }

  async function completar(quem: string, registro: { id: number; versao: number }, mais: object = {}) {
    const client = await p.rh.as(quem)
    const { id, versao } = registro
    const atual = await (await p.rh.as('cadastro')).call(painel('adicional'), { params: { id } })
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
      await p.rh.as('beneficio')
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
    const vinculo = await p.rh.db
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

  it('hires in nobody’s place where the reason is another one than a replacement', async () => {
    const { id: reposicaoDeId } = await p.rh.db
      .selectFrom('vinculo')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const substituidos = async (motivo: string) => {
      const registro = await aprovada({ vaga: { motivo, reposicaoDeId } })
      const { body } = await completar('beneficio', registro)
      await efetivar(body as typeof registro)
      const feitos = p.rh.db
        .selectFrom('vinculo')
        .select('reposicaoDeId')
        .where('admissaoId', '=', registro.id)
      return (await feitos.execute()).map((vinculo) => vinculo.reposicaoDeId)
    }
    expect(await substituidos('reposicao')).toEqual([reposicaoDeId])
    expect(await substituidos('aumento')).toEqual([null])
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
