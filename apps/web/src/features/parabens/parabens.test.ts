import { admissao } from '@rh/domain/processos/admissao/admissao'
import { describe, expect, it } from 'vitest'
import { nomeDoMes } from '../../lib/time/meses.ts'
import { anosDeCasa, porDia } from './dias.ts'
import { textosDe, proximosPassos } from './textos.ts'
import { processoDaUrl, type Celebrado } from './processos.ts'

const admissaoEm = (status: string, extra: Partial<Celebrado> = {}): Celebrado => ({
  id: 12,
  numero: '2026-0012',
  status,
  aguardando: ['Vagas', 'Administrador'],
  solicitante: { nome: 'Ana' },
  ...extra,
})

describe('processoDaUrl', () => {
  it('reads the process of the address', () => {
    const celebrado = processoDaUrl(new URLSearchParams('processo=admissao&id=12'))
    expect(celebrado).toMatchObject({ tipo: 'admissao', process: admissao })
    expect(celebrado?.read.queryKey).toEqual(['GET /api/admissao/obter/:id', { params: { id: '12' } }])
  })
  it.each([
    '',
    'processo=admissao',
    'processo=festa&id=1',
    'processo=toString&id=1',
    'processo=admissao&id=0',
    'processo=admissao&id=1e3',
  ])('finds none in %j', (texto) => expect(processoDaUrl(new URLSearchParams(texto))).toBeNull())
})

// prova: acesso.parabens
describe('what is said of a process', () => {
  const tituloDe = (status: string, extra?: Partial<Celebrado>): string =>
    textosDe(admissao, admissaoEm(status, extra)).titulo

  it('follows from its declaration', () => {
    expect(tituloDe('solicitada')).toBe('Tudo certo por aqui!')
    expect(tituloDe('efetivada', { colaborador: { matricula: '000123' } })).toBe('Bem-vindo à equipe!')
    expect(tituloDe('finalizada', { colaborador: { matricula: '000123' } })).toBe('Missão cumprida!')
    expect(tituloDe('rascunho')).toBe('Ainda é um rascunho')
    expect(tituloDe('devolvida')).toBe('Voltou para correção')
  })
  it.each(['reprovada', 'desistencia', 'cancelada', 'rascunho', 'devolvida'])(
    'is no party when %s',
    (status) => expect(textosDe(admissao, admissaoEm(status)).festa).toBe(false),
  )
  it('tells whose turn it is and what follows, until it is over', () => {
    expect(proximosPassos(admissao, admissaoEm('solicitada'))).toEqual([
      'Agora é a vez de Vagas.',
      'Depois: em análise.',
      'Você recebe um aviso quando o processo andar.',
    ])
    expect(proximosPassos(admissao, admissaoEm('finalizada'))).toEqual([])
  })
})

it('groups people by day, in order, and knows today', () => {
  const dias = porDia([
    { nome: 'Bia', dia: 9, hoje: true },
    { nome: 'Ana', dia: 2, hoje: false },
    { nome: 'Caio', dia: 9, hoje: true },
  ])
  expect(dias.map(({ dia, hoje, pessoas }) => [dia, hoje, pessoas.map(({ nome }) => nome)])).toEqual([
    [2, false, ['Ana']],
    [9, true, ['Bia', 'Caio']],
  ])
})

it('says months and years in words', () => {
  expect(nomeDoMes(3)).toBe('março')
  expect([anosDeCasa(1), anosDeCasa(12)]).toEqual(['1 ano de casa', '12 anos de casa'])
})
