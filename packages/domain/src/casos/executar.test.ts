import { describe, expect, it } from 'vitest'
import { executarCaso, executarCasos, grupoDe, readCasos } from './executar.ts'

const certo = { id: 'FER-130-01', entrada: { faltasInjustificadas: 3 }, saida: { dias: 30 } }
const errado = { id: 'FER-130-02', entrada: { faltasInjustificadas: 8 }, saida: { dias: 30 } }

describe('case runner', () => {
  it('takes the group from the id without its trailing number', () => {
    expect(grupoDe('FER-PER-01')).toBe('FER-PER')
    expect(grupoDe('FER-130-07')).toBe('FER-130')
    expect(grupoDe('RES-12')).toBe('RES')
  })

  it('prints a line per failing case with expected and got, and the totals last', () => {
    expect(executarCasos([certo, errado])).toEqual({
      linhas: ['FER-130-02: esperado {"dias":30}, obtido {"dias":24}', '1 passed, 1 failed'],
      falhas: 1,
    })
    expect(executarCasos([certo])).toEqual({ linhas: ['1 passed, 0 failed'], falhas: 0 })
  })

  it('fails a case of an unknown group', () => {
    const caso = { id: 'XYZ-01', entrada: {}, saida: { a: 1 } }
    expect(executarCaso(caso)).toMatchObject({ passou: false, obtido: 'grupo desconhecido: XYZ' })
    expect(executarCaso({ ...caso, id: 'toString-01' })).toMatchObject({ passou: false })
  })

  it('fails an expected field that is not computed and accepts extra computed ones', () => {
    expect(executarCaso({ ...certo, saida: { dias: 30, outro: 1 } })).toMatchObject({
      passou: false,
      obtido: { dias: 30, outro: null },
    })
    expect(executarCaso({ ...certo, saida: { outro: null } }).passou).toBe(true)
  })

  it('names the field of an entry that cannot be read, in Portuguese', () => {
    const semData = executarCaso({ id: 'FER-PER-01', entrada: {}, saida: { aquisitivoFim: '2026-01-01' } })
    expect(semData.passou).toBe(false)
    expect(semData.obtido).toMatch(/^entrada inválida: admissao: /)
    const impossivel = executarCaso({
      id: 'FER-130-01',
      entrada: { faltasInjustificadas: -1 },
      saida: { dias: 30 },
    })
    expect(impossivel.obtido).toBe('a regra não tem resposta para esta entrada')
  })

  it('reports a date beyond the calendar as the failure of its case', () => {
    const caso = {
      id: 'AVI-IND-01',
      entrada: { comunicacao: '2026-01-01', dias: 999_999_999 },
      saida: { dtDeslig: '' },
    }
    expect(executarCaso(caso).obtido).toMatch(/^erro: /)
  })

  it('compares decimals by amount, codes as text and lists by element', () => {
    const colet = { admissao: '2026-04-13', coletivasInicio: '2026-12-21', coletivasDias: 20 }
    const caso = (saida: Record<string, unknown>) =>
      executarCaso({ id: 'FER-COL-01', entrada: colet, saida }).passou
    expect([caso({ diasDireito: '20.0' }), caso({ diasDireito: 20 }), caso({ diasDireito: '20.1' })]).toEqual(
      [true, true, false],
    )
    const titulo = (uf: string) =>
      executarCaso({ id: 'DOC-TIT-01', entrada: { titulo: '102385010671' }, saida: { uf } }).passou
    expect([titulo('06'), titulo('6')]).toEqual([true, false])
    const soma = (infoMesmoMtv: unknown) =>
      executarCaso({
        id: 'AFA-60-01',
        entrada: { afastamentos: [['2026-03-02', '2026-03-06']] },
        saida: { infoMesmoMtv },
      }).passou
    expect([soma(['N']), soma(['N', 'N']), soma(['S']), soma('N'), soma({ 0: 'N' })]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })
})

describe('words and shapes of a case', () => {
  const rescisao = {
    salario: '1850.00',
    admissao: '2024-01-02',
    desligamento: '2026-06-10',
    saldoFgts: 1000,
    periodosVencidos: null,
  }
  it.each([
    ['SEM_JUSTA_CAUSA', '400.00'],
    ['dispensa_sem_justa_causa', '400.00'],
    ['JUSTA_CAUSA', '0.00'],
    ['COM_JUSTA_CAUSA', '0.00'],
    ['PEDIDO', '0.00'],
    ['PEDIDO_DE_DEMISSAO', '0.00'],
    ['ACORDO', '200.00'],
    ['ART_484A', '200.00'],
    ['INDIRETA', '400.00'],
    ['CULPA_RECIPROCA', '200.00'],
    ['FIM_PRAZO', '0.00'],
    ['TERMINO_EXPERIENCIA', '0.00'],
    ['TERMINO_ANTECIPADO_EMPREGADOR', '400.00'],
    ['ANTECIPADA_EMPREGADO', '0.00'],
    ['FALECIMENTO', '0.00'],
    ['FORCA_MAIOR', '200.00'],
    ['ENCERRAMENTO', '400.00'],
    ['33', '200.00'],
  ])('reads the modality %s', (modalidade, multaFgts) => {
    const caso = { id: 'RES-01', entrada: { ...rescisao, modalidade }, saida: { multaFgts } }
    expect(executarCaso(caso)).toMatchObject({ passou: true })
  })

  it('refuses a modality it does not know', () => {
    const caso = { id: 'RES-01', entrada: { ...rescisao, modalidade: 'OUTRA' }, saida: { multaFgts: '0.00' } }
    expect(executarCaso(caso).obtido).toBe('entrada inválida: modalidade: modalidade desconhecida: OUTRA')
  })

  it('takes a null field as absent and a stretch by pair or by name', () => {
    const internacao = { inicio: '2026-05-10', fim: '2026-06-10' }
    const saida = { fim: '2026-10-08' }
    const parto = { parto: '2026-05-10', inicio: null }
    expect(executarCaso({ id: 'MAT-01', entrada: { ...parto, internacao }, saida }).passou).toBe(true)
    const par = [internacao.inicio, internacao.fim]
    expect(executarCaso({ id: 'MAT-01', entrada: { ...parto, internacao: par }, saida }).passou).toBe(true)
  })

  it('takes nobody as protected without a protection, and an unlisted one as of the CCT', () => {
    const permitido = (estabilidade: unknown) =>
      executarCaso({
        id: 'EST-01',
        entrada: { estabilidade, desligamento: '2026-06-01', motivo: '02' },
        saida: { permitido: true },
      }).passou
    expect([
      permitido(null),
      permitido(''),
      permitido('FERIAS até 2026-12-01'),
      permitido('FERIAS até 2026-05-31'),
    ]).toEqual([true, true, false, true])
    const ruim = { estabilidade: 'gestante', desligamento: '2026-06-01', motivo: '02' }
    expect(executarCaso({ id: 'EST-01', entrada: ruim, saida: { permitido: true } }).obtido).toMatch(
      /GESTANTE até/,
    )
    expect(executarCaso({ id: 'EST-01', entrada: { outro: 1 }, saida: { estavelAte: '' } }).passou).toBe(
      false,
    )
  })
})

describe('case file', () => {
  it('reads cases with extra fields', () => {
    expect(readCasos(JSON.stringify({ casos: [{ ...certo, fonte: 'CLT' }] }))).toMatchObject({ ok: true })
  })

  it.each([
    ['{', 'O arquivo não é um JSON válido'],
    ['[]', 'malformado em raiz'],
    ['{"casos":[{"id":"A-1","entrada":{}}]}', 'malformado em casos.0.saida'],
    ['{"casos":[{"id":"A-1","entrada":{},"saida":{}}]}', 'malformado em casos.0.saida'],
    ['{"casos":[{"id":"","entrada":{},"saida":{"a":1}}]}', 'malformado em casos.0.id'],
  ])('tells in Portuguese what is wrong with %s', (texto, erro) => {
    const lido = readCasos(texto)
    expect(lido.ok ? '' : lido.erro).toContain(erro)
  })
})
