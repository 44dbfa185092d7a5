import { describe, expect, it } from 'vitest'
import { conflitosDoMapa, legendaDe, linhasDoMapa, nomesDosPostos, prazoEmTexto, TODOS } from './linhas.ts'

const posto = (id: number, local: string, cargo = 'Auxiliar', escala = '6x1') => ({
  id,
  local,
  cargo,
  escala,
  juntos: [],
  descobertos: [],
})

const caminhos = { pedido: (id: number) => `/ferias/${id}`, pessoa: (id: number) => `/pessoa/${id}` }

const ferias = {
  tipo: 'ferias',
  inicio: '2027-01-11',
  fim: '2027-02-09',
  processoId: 7,
  status: 'aprovada',
  coberta: false,
} as const

const pessoa = {
  colaboradorId: 1,
  nome: 'Ana',
  matricula: '10',
  postoId: 1,
  saldo: 10,
  ultimoInicio: '2027-05-03',
  ausencias: [ferias],
}

const mapa = (mais: object = {}) => ({
  results: [pessoa],
  total: 1,
  totalLimitado: false,
  pagina: 1,
  porPagina: 100,
  contrato: { value: 1, label: '001/2024' },
  contratos: [],
  de: '2026-11-01',
  hoje: '2026-11-20',
  postos: [posto(1, 'Bloco A')],
  teto: { maximo: 3, percentual: 10, acima: [] },
  ...mais,
})

describe('posts on a map', () => {
  it('are called by their place, and by more only where two share it', () => {
    const postos = [
      posto(1, 'A'),
      posto(2, 'B'),
      posto(3, 'B', 'Copeira'),
      posto(4, 'B', 'Auxiliar', '12x36'),
    ]
    expect([...nomesDosPostos(postos).values()]).toEqual([
      'A',
      'B · Auxiliar · 6x1',
      'B · Copeira',
      'B · Auxiliar · 12x36',
    ])
  })

  it('never share a name, however alike they are', () => {
    const postos = [posto(1, 'A'), posto(2, 'A')]
    expect(new Set(nomesDosPostos(postos).values()).size).toBe(2)
  })
})

describe('people on a map', () => {
  it('lead to the request, with what it is and that nobody covers', () => {
    expect(linhasDoMapa(mapa(), caminhos, ['2026-11', '2027-10'])).toEqual([
      {
        id: 1,
        nome: 'Ana',
        href: '/pessoa/1',
        posto: 'Bloco A',
        detalhe: 'começar até 03/05/2027 · 10 dias',
        limite: '2027-05-03',
        faixas: [
          {
            inicio: '2027-01-11',
            fim: '2027-02-09',
            tom: 'feita',
            rotulo: 'Férias, aprovada, sem cobertura',
            href: '/ferias/7',
          },
        ],
      },
    ])
  })

  it('say of a leave only its days, to the end of the map where it has none, and lead to the file', () => {
    const afastamento = { ...ferias, tipo: 'afastamento', fim: null, status: null, coberta: true } as const
    const [linha] = linhasDoMapa(mapa({ results: [{ ...pessoa, ausencias: [afastamento] }] }), caminhos, [
      '2026-11',
      '2027-10',
    ])
    expect(linha?.faixas).toEqual([
      {
        inicio: '2027-01-11',
        fim: '2027-10-31',
        tom: 'ausencia',
        rotulo: 'Afastamento, sem fim previsto',
        href: '/pessoa/1',
      },
    ])
  })

  it('have the words of what occurs, and no others', () => {
    expect(legendaDe(mapa())).toEqual({ feita: 'aprovada ou gozada' })
  })

  it.each([
    [0, null, 'nada por marcar'],
    [30, '2026-11-19', 'já em dobro · 30 dias'],
    [1, '2026-11-20', 'começar até 20/11/2026 · 1 dia'],
  ])('with %s days to begin by %s read: %s', (saldo, ultimoInicio, texto) =>
    expect(prazoEmTexto({ saldo, ultimoInicio }, '2026-11-20')).toBe(texto),
  )
})

describe('what somebody must look at', () => {
  it('is the ceiling of the whole contract first, then each post', () => {
    const dias = { inicio: '2027-01-11', fim: '2027-01-20' }
    const conflitos = conflitosDoMapa(
      mapa({
        postos: [
          {
            ...posto(1, 'Bloco A'),
            juntos: [{ ...dias, quantos: 2 }],
            descobertos: [{ ...dias, quantos: 1 }],
          },
        ],
        teto: { maximo: 3, percentual: 10, acima: [{ ...dias, quantos: 4 }] },
      }),
    )
    expect(conflitos.map(({ posto, tipo, rotulo }) => [posto, tipo, rotulo])).toEqual([
      [TODOS, 'descoberto', '4 fora, teto 3'],
      ['Bloco A', 'conflito', '2 fora'],
      ['Bloco A', 'descoberto', '1 dia descoberto'],
    ])
  })
})
