import { describe, expect, it } from 'vitest'
import { idadeNaAdmissao, motivosDeIdade } from './idade.ts'
import { motivosDeMatricula, validarMatricula } from './matricula.ts'
import { verificarReadmissao } from './readmissao.ts'

describe('admission: every verdict explains itself', () => {
  it.each([
    [
      'CF art. 7º XXXIII: allowed',
      () => idadeNaAdmissao({ nascimento: '2000-01-01', admissao: '2026-11-20' }),
    ],
    [
      'CF art. 7º XXXIII: refused',
      () => idadeNaAdmissao({ nascimento: '2011-01-01', admissao: '2026-11-20' }),
    ],
    ['MOS S-2200: free', () => validarMatricula('000123')],
    ['MOS S-2200: in use', () => validarMatricula('000123', true)],
  ])('%s', (_nome, calcular) => {
    expect(calcular()).toMatchSnapshot()
  })

  it('has a sentence for each refusal', () => {
    expect([motivosDeIdade, motivosDeMatricula]).toMatchSnapshot()
  })

  it('has no age before the birth', () => {
    expect(idadeNaAdmissao({ nascimento: '2026-11-21', admissao: '2026-11-20' })).toBeNull()
  })

  it('ignores the spaces around a matrícula', () => {
    expect(validarMatricula(`  ${'7'.repeat(30)} `).valido).toBe(true)
  })
})

describe('rehiring', () => {
  const anterior = { desligamento: '2026-06-10', prazoDeterminado: false, semJustaCausa: true }
  const codigos = (mudanca: Partial<typeof anterior>, admissao: string) =>
    verificarReadmissao({ ...anterior, ...mudanca }, admissao).map(({ codigo }) => codigo)

  it('Portaria MTb 384/1992: less than 90 days after a dismissal without cause', () => {
    expect(codigos({}, '2026-09-07')).toEqual(['READMISSAO_EM_90_DIAS'])
    expect(codigos({}, '2026-09-08')).toEqual([])
    expect(codigos({ semJustaCausa: false }, '2026-07-01')).toEqual([])
  })

  it('CLT art. 452: within six months of a fixed term, the new contract is indefinite', () => {
    const prazo = { semJustaCausa: false, prazoDeterminado: true }
    expect(codigos(prazo, '2026-12-10')).toEqual(['CONTRATO_INDETERMINADO'])
    expect(codigos(prazo, '2026-12-11')).toEqual([])
  })

  it('alerts in sentences', () => {
    expect(verificarReadmissao({ ...anterior, prazoDeterminado: true }, '2026-07-01')).toMatchSnapshot()
  })
})
