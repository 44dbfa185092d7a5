import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import { atos } from './atos.ts'
import { queFaltam } from './Destaque.tsx'
import type { Registro } from './registro.ts'
import { tonsDosDias } from './relogio.ts'
import { dadosDoParecer, rotulosDe } from './rotulos.ts'
import { legivel } from './exemplos.ts'

describe('what the next move waits for', () => {
  it('is told once, without what only informs', () => {
    const achado = (codigo: string, severidade: Pendencia['severidade']): Pendencia => ({
      codigo,
      severidade,
      mensagem: codigo,
    })
    const pendencias = [achado('aviso', 'bloqueio'), achado('fgts', 'info'), achado('aviso', 'bloqueio')]
    expect(queFaltam({ pendencias }).map(({ codigo }) => codigo)).toEqual(['aviso'])
  })
})

describe('the words of a dismissal', () => {
  it('read cause, alínea, lists and amounts as people say them', () => {
    const { valor, daTransicao } = rotulosDe({})
    expect([
      valor(undefined, 'causa', '02'),
      valor(undefined, 'alinea', 'i'),
      valor(undefined, 'reducao', '7_dias'),
      valor(undefined, 'chamadas', [{ data: '2026-11-20', meio: 'telegrama' }]),
      legivel(valor(undefined, 'proventos', [{ descricao: 'Prêmio', valorCentavos: 15_000 }])),
      legivel(valor(undefined, 'descontos', [{ descricao: 'Avental', valorCentavos: 3800 }])),
    ]).toEqual([
      'Dispensa sem justa causa',
      'i) Abandono de emprego',
      'Faltar os últimos 7 dias',
      '20/11/2026, telegrama com cópia',
      'Prêmio: R$ 150,00',
      'Avental: R$ 38,00',
    ])
    expect(daTransicao?.('comunicar', { em: '2026-11-24' })).toEqual([
      { label: 'Comunicada em', valor: '24/11/2026' },
    ])
  })

  it('count the pieces that came back and the lines that are right', () => {
    expect(
      dadosDoParecer({
        pecas: [{ situacao: 'bom' }, { situacao: 'nao_devolvido' }],
        linhas: [{ resultado: 'ok' }],
      }),
    ).toEqual([
      { label: 'Peças', value: '1 de 2 devolvidas' },
      { label: 'Linhas', value: '1 de 1 certas' },
    ])
  })

  it('warn from the seventh of ten days on', () => {
    expect(tonsDosDias.map((tom) => tom[0]).join('')).toBe('sssssswwwe')
  })
})

describe('moving the notice', () => {
  const com = (...pendencias: Pendencia[]) => ({ pendencias }) as unknown as Registro
  const { cabe, proposta } = atos.prorrogacao
  const achado = (codigo: string, dados?: Record<string, unknown>): Pendencia => ({
    codigo,
    severidade: 'bloqueio',
    mensagem: 'O afastamento suspende o aviso.',
    ...(dados && { dados }),
  })

  it('is offered where a leave asks for it, with the day that the law gives', () => {
    expect(cabe?.(com(achado('LEI_7238')))).toBe(false)
    const pedida = com(achado('LEI_7238'), achado('AVISO_A_PRORROGAR', { ate: '2027-01-23' }))
    expect([cabe?.(pedida), proposta?.(pedida)]).toEqual([true, { avisoAte: '2027-01-23' }])
    const aberta = com(achado('AVISO_SUSPENSO'))
    expect([cabe?.(aberta), proposta?.(aberta)]).toEqual([true, {}])
  })
})
