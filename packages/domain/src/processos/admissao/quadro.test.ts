import { describe, expect, it } from 'vitest'
import { quadroDaAdmissao } from './quadro.ts'

const { colunas: colunasDoQuadro, prazo: prazoDoEsocial, aguardando: aguardandoNaAdmissao } = quadroDaAdmissao

const HOJE = '2026-11-20'

describe('the columns of the board', () => {
  const semRascunho = ['solicitada', 'em_analise', 'devolvida', 'aprovada', 'efetivada']

  it('are the statuses that have not ended, drafts for those who draft', () => {
    expect(colunasDoQuadro(['Gestor'])).toEqual(['rascunho', ...semRascunho])
    expect(colunasDoQuadro(['Cadastro', 'Gerente Rh'])).toEqual(semRascunho)
    expect(colunasDoQuadro(['Cadastro', 'Coordenador Operacional'])).toContain('rascunho')
  })
})

describe('the term of eSocial on a card (MOS S-2200: the day before the start)', () => {
  it.each([
    ['2026-11-20', '2026-11-19', -1, 'vencido'],
    ['2026-11-21', '2026-11-20', 0, 'urgente'],
    ['2026-11-23', '2026-11-22', 2, 'urgente'],
    ['2026-11-24', '2026-11-23', 3, 'proximo'],
    ['2026-11-28', '2026-11-27', 7, 'proximo'],
    ['2026-11-29', '2026-11-28', 8, 'folgado'],
  ] as const)('of a start on %s is %s', (inicio, data, dias, faixa) => {
    expect(prazoDoEsocial('em_analise', inicio, HOJE)).toEqual({ data, dias, faixa })
  })

  it('is none once the person is registered, and none without a whole date', () => {
    expect(prazoDoEsocial('aprovada', '2026-11-20', HOJE)?.faixa).toBe('vencido')
    for (const status of ['efetivada', 'finalizada', 'cancelada'])
      expect(prazoDoEsocial(status, '2026-11-20', HOJE)).toBeNull()
    for (const data of [null, '', '2026-1', '20/11/2026'])
      expect(prazoDoEsocial('rascunho', data, HOJE)).toBeNull()
  })
})

describe('whose turn it is', () => {
  it('follows the pareceres that are already there', () => {
    expect(aguardandoNaAdmissao('solicitada', [])).toEqual(['Vagas', 'Administrador'])
    expect(aguardandoNaAdmissao('em_analise', ['vaga'])).toEqual(
      expect.arrayContaining(['Sesmt', 'Cadastro', 'Almoxarifado']),
    )
    const semUniforme = aguardandoNaAdmissao('em_analise', ['vaga', 'exame', 'documentos'])
    expect(semUniforme).toEqual(expect.arrayContaining(['Almoxarifado', 'Coordenador', 'Gerente Rh']))
    expect(semUniforme).not.toContain('Sesmt')
  })
})
