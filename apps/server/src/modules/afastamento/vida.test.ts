import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  AGORA,
  alguem,
  amanhecer,
  ausenciasDe,
  coberturasDe,
  corrigir,
  doenca,
  HOJE,
  homologar,
  informar,
  livresPara,
  mover,
  obter,
  poucosDias,
  registrar,
  tentarInformar,
  verificar,
} from '../../test/afastamentos.ts'
import { alguem as noPosto } from '../../test/demissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let gestor: Client
let sesmt: Client
let cadastro: Client
beforeAll(async () => {
  rh = await createTestApp()
})
beforeEach(async () => {
  rh.clock.irPara(AGORA)
  gestor = await rh.as('gestor')
  sesmt = await rh.as('sesmt')
  cadastro = await rh.as('cadastro')
})
afterAll(() => rh[Symbol.asyncDispose]())

const situacaoDe = async (vinculoId: number) => {
  const { rows } = await sql<{ nome: string }>`
    select pe.nome from vinculo v join pessoa pe on pe.id = v.pessoa_id where v.id = ${vinculoId}`.execute(
    rh.db,
  )
  const { results } = await cadastro.call('GET /api/colaborador/listar', {
    query: { busca: rows[0]?.nome ?? '' },
  })
  return results.find(({ id }) => id === vinculoId)?.situacao
}

// prova: entidade.afastamento, /api/afastamento
describe('a certificate of three days', () => {
  it('is informed, homologated in one word, and closed by the system on the day of the return', async () => {
    const id = await alguem(rh.db)
    const registro = await informar(gestor, id, poucosDias())
    expect(registro).toMatchObject({
      status: 'informado',
      aguardando: ['Sesmt'],
      numero: expect.stringMatching(/^AFA-/),
    })
    expect(await ausenciasDe(rh.db, registro.id)).toEqual([['2026-11-20', '2026-11-22', false]])
    expect(await situacaoDe(id)).toBe('ativo')
    const homologado = await homologar(sesmt, registro.id)
    expect(homologado).toMatchObject({
      status: 'homologado',
      momento: { codigo: 'a_vencer' },
      agenda: { transicao: 'finalizar', para: '2026-11-23' },
      simulacao: { dias: 3, diasEmpresa: 3, retorno: '2026-11-23', exameRetorno: false },
    })
    expect(await ausenciasDe(rh.db, registro.id)).toEqual([['2026-11-20', '2026-11-22', true]])
    expect(await situacaoDe(id)).toBe('afastado')
    await amanhecer(rh, '2026-11-23')
    expect(await obter(await rh.as('sesmt'), registro.id)).toMatchObject({
      status: 'encerrado',
      momento: { codigo: 'encerrado', desde: '2026-11-23' },
    })
    cadastro = await rh.as('cadastro')
    expect(await situacaoDe(id)).toBe('ativo')
  })

  it('may be taken for analysis first, which decides nothing', async () => {
    const { id } = await informar(gestor, await alguem(rh.db), poucosDias())
    const { body } = await mover(sesmt, id, 'analisar')
    expect(body).toMatchObject({ status: 'em_analise', aguardando: ['Sesmt'], pareceresAbertos: ['sesmt'] })
    expect(await homologar(sesmt, id)).toMatchObject({ status: 'homologado' })
  })

  it('is not homologated by whoever informed it, nor by the other sector', async () => {
    const { id, versao } = await informar(sesmt, await alguem(rh.db), poucosDias())
    const corpo = { id, versao, parecer: 'sesmt', decisao: 'aprovado' } as const
    expect((await sesmt.try('POST /api/afastamento/parecer', { body: corpo })).body).toMatchObject({
      codigo: 'autoaprovacao',
    })
    expect(
      (
        await cadastro.try('POST /api/afastamento/parecer', {
          body: { ...corpo, parecer: 'departamento_pessoal' },
        })
      ).body,
    ).toMatchObject({ codigo: 'transicao_invalida' })
  })

  it('is refused on the days of another, and only there', async () => {
    const pessoa = await alguem(rh.db)
    await informar(gestor, pessoa, poucosDias())
    const outra = await tentarInformar(
      gestor,
      pessoa,
      poucosDias({ inicio: '2026-11-18', fim: '2026-11-20' }),
    )
    expect(outra.body).toMatchObject({
      codigo: 'pendencias',
      pendencias: expect.arrayContaining([expect.objectContaining({ codigo: 'LICENCA_CONCOMITANTE' })]),
    })
    const antes = await tentarInformar(
      gestor,
      pessoa,
      poucosDias({ inicio: '2026-11-16', fim: '2026-11-17', atestado: { emissao: '2026-11-16', dias: 2 } }),
    )
    expect(antes.status).toBe(201)
  })

  it('sent twice at once is one leave, and so are two of the same days', async () => {
    const pessoa = await alguem(rh.db)
    const respostas = await Promise.all([
      tentarInformar(gestor, pessoa, poucosDias()),
      tentarInformar(await rh.as('coordenador.operacional'), pessoa, poucosDias()),
    ])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  })
})

describe('an absence of art. 473', () => {
  it('is homologated by Departamento Pessoal, with the days that the law gives', async () => {
    const registro = await informar(gestor, await alguem(rh.db), { motivo: 'J-LUTO', inicio: '2026-11-20' })
    expect(registro.simulacao).toMatchObject({ fim: '2026-11-21', dias: 2 })
    expect(registro.aguardando).not.toContain('Sesmt')
    expect(await homologar(cadastro, registro.id, 'departamento_pessoal')).toMatchObject({
      status: 'homologado',
      motivo: { codigo: 'J-LUTO' },
    })
  })

  it('of which Operacional is not told is not informed by it', async () => {
    const { pendencias } = await verificar(gestor, await alguem(rh.db), {
      motivo: '44',
      inicio: '2026-11-20',
    })
    expect(pendencias).toContainEqual(expect.objectContaining({ codigo: 'motivo_de_outro_setor' }))
  })
})

describe('an illness of many days', () => {
  it('waits for INSS, then for the exam, is in limbo while unfit, and is closed by a fit one', async () => {
    const pessoa = await alguem(rh.db)
    const { id } = await informar(gestor, pessoa, doenca('2026-11-02', '2026-12-31'))
    const homologado = await homologar(sesmt, id)
    expect(homologado).toMatchObject({
      momento: { codigo: 'aguardando_inss' },
      agenda: null,
      simulacao: { inssApartirDe: '2026-11-17', exameRetorno: true },
    })
    const rhBeneficio = await rh.as('beneficio')
    const semDib = await registrar(rhBeneficio, id, 'inss', { beneficio: { decisao: 'concedido' } })
    expect(semDib.body).toMatchObject({ pendencias: [expect.objectContaining({ codigo: 'dib_pendente' })] })
    const concedido = await registrar(rhBeneficio, id, 'inss', {
      beneficio: {
        decisao: 'concedido',
        numero: '6412003391',
        especie: '31',
        dib: '2026-11-17',
        cessacao: '2026-12-31',
      },
    })
    expect(concedido.body).toMatchObject({
      momento: { codigo: 'vigente' },
      grupo: { codigo: 'doenca' },
      motivo: null,
    })
    // An act is called after what it records: who may not know that is told that there was one.
    expect((await obter(rhBeneficio, id)).eventos.at(-1)).toMatchObject({ tipo: 'ato', nome: 'inss' })
    expect((await obter(gestor, id)).eventos.at(-1)).toMatchObject({ tipo: 'ato', nome: null })

    await amanhecer(rh, '2027-01-04')
    sesmt = await rh.as('sesmt')
    expect(await obter(sesmt, id)).toMatchObject({
      status: 'homologado',
      momento: { codigo: 'aguardando_exame' },
    })
    cadastro = await rh.as('cadastro')
    expect(await situacaoDe(pessoa)).toBe('afastado')
    const inapto = await registrar(sesmt, id, 'exame', { exame: { data: '2027-01-04', resultado: 'inapto' } })
    expect(inapto.body).toMatchObject({ status: 'homologado', momento: { codigo: 'limbo' } })
    expect((await mover(sesmt, id, 'finalizar', { dados: {} })).body).toMatchObject({ codigo: 'validacao' })
    const apto = await mover(sesmt, id, 'finalizar', {
      dados: { retorno: '2027-01-04', exameEm: '2027-01-04' },
    })
    expect(apto.body).toMatchObject({ status: 'encerrado' })
    expect(await situacaoDe(pessoa)).toBe('ativo')
  })

  it('recorded as fit is closed by the system', async () => {
    const { id } = await informar(
      await rh.as('coordenador'),
      await alguem(rh.db),
      doenca('2026-09-21', '2026-11-10'),
    )
    await homologar(sesmt, id)
    const apto = await registrar(sesmt, id, 'exame', { exame: { data: '2026-11-19', resultado: 'apto' } })
    expect(apto.body).toMatchObject({ status: 'encerrado' })
    expect(await ausenciasDe(rh.db, id)).toEqual([['2026-09-21', '2026-11-18', true]])
  })
})

describe('a correction after it was sent', () => {
  it('extends the leave, says why, and keeps the form as it was', async () => {
    const { id } = await informar(gestor, await alguem(rh.db), poucosDias())
    await homologar(sesmt, id)
    const dados = poucosDias({ fim: '2026-11-29', atestado: { ...poucosDias().atestado, dias: 10 } })
    expect((await corrigir(sesmt, id, dados)).body).toMatchObject({ campos: { motivo: 'Informe o motivo' } })
    const { body } = await corrigir(sesmt, id, dados, 'Novo atestado')
    expect(body).toMatchObject({
      status: 'homologado',
      momento: { codigo: 'prorrogado' },
      agenda: { para: '2026-11-30' },
      versoes: [{ dados: { fim: '2026-11-22', 'atestado.dias': 3 }, motivo: 'Novo atestado' }],
    })
    expect(await ausenciasDe(rh.db, id)).toEqual([['2026-11-20', '2026-11-29', true]])
    const { eventos } = await obter(sesmt, id)
    expect(eventos.at(-1)).toMatchObject({
      tipo: 'ato',
      nome: 'editar',
      mudancas: expect.arrayContaining([{ campo: 'fim', de: '2026-11-22', para: '2026-11-29' }]),
    })
  })

  it('is of the sector that homologated it, and keeps its sector', async () => {
    const { id } = await informar(gestor, await alguem(rh.db), poucosDias())
    await homologar(sesmt, id)
    expect((await obter(cadastro, id)).atos).not.toContain('editar')
    const luto = await corrigir(sesmt, id, { motivo: 'J-LUTO', inicio: '2026-11-20' }, 'Era luto')
    expect(luto.body).toMatchObject({
      pendencias: expect.arrayContaining([expect.objectContaining({ codigo: 'homologacao_de_outro_setor' })]),
    })
  })

  it('that cuts the days to the past closes the leave', async () => {
    const { id } = await informar(
      await rh.as('coordenador'),
      await alguem(rh.db),
      poucosDias({ inicio: '2026-11-18', fim: '2026-11-22' }),
    )
    await homologar(sesmt, id)
    const { body } = await corrigir(
      sesmt,
      id,
      poucosDias({ inicio: '2026-11-18', fim: '2026-11-19' }),
      'Voltou antes',
    )
    expect(body).toMatchObject({ status: 'encerrado' })
  })
})

describe('a leave that comes to nothing', () => {
  it('gives its days back, whatever was said of it', async () => {
    const pessoa = await alguem(rh.db)
    const { id } = await informar(gestor, pessoa, poucosDias())
    await homologar(sesmt, id)
    const { body } = await mover(await rh.as('coordenador'), id, 'cancelar', {
      motivo: 'Informado por engano',
    })
    expect(body).toMatchObject({ status: 'cancelado' })
    expect(await ausenciasDe(rh.db, id)).toEqual([])
    expect(await situacaoDe(pessoa)).toBe('ativo')
    expect((await tentarInformar(gestor, pessoa, poucosDias())).status).toBe(201)
  })

  it('returned is corrected by whoever informed it, and by nobody else', async () => {
    const { id } = await informar(gestor, await alguem(rh.db), poucosDias())
    await mover(sesmt, id, 'devolver', { motivo: 'Foto ilegível' })
    const outro = await rh.as('coordenador.operacional')
    expect(await obter(outro, id)).toMatchObject({
      editavel: false,
      acoes: expect.not.arrayContaining(['reenviar']),
    })
    const devolvido = await obter(gestor, id)
    expect(devolvido).toMatchObject({ editavel: true, dados: { 'atestado.registro': '48213' } })
    expect((await mover(gestor, id, 'reenviar')).body).toMatchObject({
      status: 'informado',
      aguardando: ['Sesmt'],
    })
  })
})

describe('an observation', () => {
  it('is added in any status, and changes nothing that was written', async () => {
    const { id } = await informar(gestor, await alguem(rh.db), poucosDias())
    await mover(gestor, id, 'desistir', { motivo: 'Veio trabalhar' })
    const antes = await obter(sesmt, id)
    const { eventos, versao } = await sesmt.call('PUT /api/afastamento/editarobs', {
      body: { id, observacao: 'O original ficou no arquivo.' },
    })
    expect(versao).toBe(antes.versao)
    expect(eventos.slice(0, -1)).toEqual(antes.eventos)
    expect(eventos.at(-1)).toMatchObject({ nome: 'editarobs', motivo: 'O original ficou no arquivo.' })
  })
})

describe('who covers a leave', () => {
  const umDia = (cobertura?: number) =>
    poucosDias({
      fim: HOJE,
      atestado: { ...poucosDias().atestado, dias: 1 },
      ...(cobertura !== undefined && { cobertura }),
    })

  it('is free of covers of vacant slots as well, before and when it is sent', async () => {
    const id = await noPosto(rh.db)
    const [cobertura] = await livresPara(rh, id)
    await sql`insert into alocacao (vinculo_id, posto_id, inicio, fim, tipo)
      select ${cobertura}::int, posto_id, ${HOJE}, ${HOJE}, 'substituto' from alocacao
       where vinculo_id = ${cobertura} and tipo = 'titular' limit 1`.execute(rh.db)
    const dados = poucosDias({ cobertura })
    const coordenador = await rh.as('coordenador')
    const { pendencias } = await verificar(coordenador, id, dados)
    const { status, body } = await tentarInformar(coordenador, id, dados)
    const bloqueios = pendencias.filter(({ severidade }) => severidade === 'bloqueio')
    expect(bloqueios).not.toEqual([])
    expect([status, body]).toMatchObject([422, { pendencias: bloqueios }])
  })

  it('of one day is the person of the form, corrected or sent again, besides whom the board sent', async () => {
    const id = await noPosto(rh.db)
    const coordenador = await rh.as('coordenador')
    const [um, outro] = await livresPara(rh, id)
    const licenca = await informar(coordenador, id, umDia(um))
    expect(await coberturasDe(rh.db, licenca.id)).toEqual([[um, HOJE, HOJE]])
    await mover(sesmt, licenca.id, 'devolver', { motivo: 'Foi outra pessoa' })
    expect((await corrigir(coordenador, licenca.id, umDia(outro))).status).toBe(200)
    const reenviado = await mover(coordenador, licenca.id, 'reenviar')
    expect([reenviado.status, await coberturasDe(rh.db, licenca.id)]).toEqual([200, [[outro, HOJE, HOJE]]])
    await homologar(sesmt, licenca.id)
    const trocado = await corrigir(sesmt, licenca.id, umDia(um), 'Foi a primeira')
    expect([trocado.status, await coberturasDe(rh.db, licenca.id)]).toEqual([200, [[um, HOJE, HOJE]]])
    const ninguem = await corrigir(sesmt, licenca.id, { ...umDia(), cobertura: null }, 'Ninguém cobriu')
    expect([ninguem.status, await coberturasDe(rh.db, licenca.id)]).toEqual([200, []])
    await sql`insert into alocacao (vinculo_id, posto_id, inicio, fim, tipo, processo_id)
      select ${outro}::int, posto_id, ${HOJE}, ${HOJE}, 'substituto', ${licenca.id} from alocacao
       where vinculo_id = ${id} limit 1`.execute(rh.db)
    await corrigir(sesmt, licenca.id, { ...umDia(), observacao: 'Visto' }, 'Só a observação')
    expect(await coberturasDe(rh.db, licenca.id)).toEqual([[outro, HOJE, HOJE]])
  })
})
