import { describe, expect, it } from 'vitest'
import { api } from '../contract/index.ts'
import type { AnyEndpoint } from '../http/endpoint.ts'
import type { Grupo } from '../setores/grupos.ts'
import { eventoDaChamada } from './chamadas.ts'
import {
  eventosDeSeguranca,
  gravidades,
  isTipoDeEvento,
  textoDoEvento,
  tiposDaGravidade,
  tiposDeEvento,
  type Gravidade,
} from './eventos.ts'

const chamadas = Object.entries<AnyEndpoint>(api)

describe('security events', () => {
  it('tell every file that leaves, but those that tell nothing of a person', () => {
    const caladas = chamadas
      .filter(([, { response }]) => 'download' in (response as object))
      .flatMap(([chamada, spec]) => (eventoDaChamada(chamada, spec) ? [] : [chamada]))
    expect(caladas.toSorted()).toEqual([
      'GET /api/calendar/ics/:segredo',
      'GET /api/candidato/miniatura/:id',
      'GET /api/cobertura/papel',
      'GET /api/config/logo/:variante',
      'GET /api/conta/foto/:id',
      'GET /api/importacao/modelo/:tipo',
      'GET /api/privacidade/incidentes/pdf/:id',
      'GET /api/privacidade/tratamentos',
    ])
  })

  it('tell each change of what somebody may do', () => {
    const mudam = chamadas.filter(([chamada]) =>
      /^(?:POST|PUT) \/api\/(?:usuarios|chaves|webhooks)\//.test(chamada),
    )
    expect(mudam.filter(([chamada, spec]) => !eventoDaChamada(chamada, spec))).toEqual([])
    expect(mudam.length).toBeGreaterThan(15)
  })

  it('tell a file of a person to whom sees pay, bank or health in it, and to nobody else', () => {
    const [, spec] = chamadas.find(([chamada]) => chamada === 'GET /api/colaborador/obter/:id') ?? []
    const evento = spec && eventoDaChamada('GET /api/colaborador/obter/:id', spec)
    expect(evento?.tipo).toBe('ficha_aberta')
    expect([evento?.se?.(['Cadastro']), evento?.se?.(['Sesmt']), evento?.se?.(['Almoxarifado'])]).toEqual([
      true,
      true,
      false,
    ])
  })

  it.each([
    [
      'GET /api/admissao/obter/:id',
      'remuneracao_aberta',
      ['Cadastro', 'Rescisao', 'Gestor'],
      ['Vagas', 'Sesmt', 'Almoxarifado', 'Assistente Gestor'],
    ],
    ['GET /api/admissao/pagina/:id', 'remuneracao_aberta', ['Beneficio'], ['Vagas', 'Almoxarifado']],
    [
      'GET /api/promocao/obter/:id',
      'remuneracao_aberta',
      ['Rescisao', 'Gestor'],
      ['Vagas', 'Sesmt', 'Gerente Administrador'],
    ],
    ['GET /api/demissao/obter/:id', 'remuneracao_aberta', ['Rescisao'], ['Vagas', 'Sesmt', 'Almoxarifado']],
    ['GET /api/afastamento/obter/:id', 'saude_aberta', ['Sesmt', 'Cadastro', 'Gestor'], ['Vagas']],
  ] as const)('%s tells %s of whom it shows it to, and of nobody else', (chamada, tipo, veem, naoVeem) => {
    const evento = eventoDaChamada(chamada, api[chamada])
    expect(evento?.tipo).toBe(tipo)
    const contado = (grupo: Grupo): boolean => evento?.se?.([grupo]) ?? true
    expect([...veem, ...naoVeem].filter(contado)).toEqual(veem)
  })

  it('are each of one gravity, and ring within a day', () => {
    const todas = (Object.keys(gravidades) as Gravidade[]).flatMap(tiposDaGravidade)
    expect(todas.toSorted()).toEqual([...tiposDeEvento].toSorted())
    const alarmes = Object.values(eventosDeSeguranca).flatMap((um) =>
      'alarmes' in um ? [...um.alarmes] : [],
    )
    expect(alarmes.every(({ vezes, minutos }) => vezes > 0 && minutos > 0 && minutos <= 1440)).toBe(true)
  })

  it('say why in words, and what rang an alarm', () => {
    expect(textoDoEvento({ tipo: 'entrada', motivo: null })).toBe('Entrou')
    expect(textoDoEvento({ tipo: 'entrada_recusada', motivo: 'credenciais' })).toBe(
      'Entrada recusada: senha errada',
    )
    expect(textoDoEvento({ tipo: 'alarme', motivo: 'acesso_negado' })).toBe('Alarme: acesso negado')
    expect(isTipoDeEvento('toString')).toBe(false)
  })
})
