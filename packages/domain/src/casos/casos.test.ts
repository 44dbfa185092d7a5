import { describe, expect, it } from 'vitest'
import afastamento from '../../casos/afastamento.json' with { type: 'json' }
import pedidoDeAfastamento from '../../casos/afastamento-pedido.json' with { type: 'json' }
import desligamento from '../../casos/desligamento.json' with { type: 'json' }
import documentos from '../../casos/documentos.json' with { type: 'json' }
import ferias from '../../casos/ferias.json' with { type: 'json' }
import trabalho from '../../casos/trabalho.json' with { type: 'json' }
import { adaptadores } from './adaptadores.ts'
import { executarCaso, grupoDe } from './executar.ts'

const casos = [
  ...ferias.casos,
  ...desligamento.casos,
  ...afastamento.casos,
  ...pedidoDeAfastamento.casos,
  ...trabalho.casos,
  ...documentos.casos,
]

describe('our own cases', () => {
  it.each(casos.map((caso) => [caso.id, caso.descricao, caso] as const))('%s %s', (_id, _descricao, caso) => {
    const { obtido, esperado } = executarCaso(caso)
    expect(obtido).toEqual(esperado)
  })

  it('has at least 300 cases, each with its own id, and reaches every group', () => {
    const ids = casos.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(300)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids.map(grupoDe))).toEqual(new Set(Object.keys(adaptadores)))
  })
})
