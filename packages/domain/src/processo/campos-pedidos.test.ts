import { describe, expect, it } from 'vitest'
import { processos } from '../processos/processos.ts'
import { camposDe, type Kit } from './campos-pedidos.ts'

const pede = { label: 'Exame', campos: ({ z, data }: Kit) => z.strictObject({ dataExame: data }) }

describe('fields that a declaration asks for', () => {
  it('are none where it asks for none', () => {
    expect(camposDe({ label: 'Vaga' })).toBeUndefined()
  })
  it('are made once, so that a form keeps its schema', () => {
    expect(camposDe(pede)).toBe(camposDe({ ...pede }))
  })
  it('refuse a rule about a field that is not there', () => {
    expect(() => camposDe({ ...pede, passado: ['dataDoExame'] })).toThrow('Exame has no field dataDoExame')
    expect(() => camposDe({ ...pede, ordem: [['dataExame', 'validoAte']] })).toThrow('has no field validoAte')
  })
  it.each(processos)('are well declared in $name', ({ pareceres, transitions }) => {
    for (const spec of [...Object.values(pareceres), ...Object.values(transitions)])
      expect(() => camposDe(spec)).not.toThrow()
  })
})
