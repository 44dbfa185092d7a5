import { describe, expect, it } from 'vitest'
import { executarCaso, executarCasos, grupoDe, lerCasos } from './executar.ts'

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

describe('case file', () => {
  it('reads cases with extra fields', () => {
    expect(lerCasos(JSON.stringify({ casos: [{ ...certo, fonte: 'CLT' }] }))).toMatchObject({ ok: true })
  })

  it.each([
    ['{', 'O arquivo não é um JSON válido'],
    ['[]', 'malformado em raiz'],
    ['{"casos":[{"id":"A-1","entrada":{}}]}', 'malformado em casos.0.saida'],
    ['{"casos":[{"id":"A-1","entrada":{},"saida":{}}]}', 'malformado em casos.0.saida'],
    ['{"casos":[{"id":"","entrada":{},"saida":{"a":1}}]}', 'malformado em casos.0.id'],
  ])('tells in Portuguese what is wrong with %s', (texto, erro) => {
    const lido = lerCasos(texto)
    expect(lido.ok ? '' : lido.erro).toContain(erro)
  })
})
