import { expect, it } from 'vitest'
import { vagaDoEndereco } from './vaga-do-endereco.ts'

const de = (busca: string) => vagaDoEndereco(new URLSearchParams(busca))

it('reads the slot of somebody who leaves', () => {
  expect(de('postoId=7&dataPrevista=2026-12-12&noLugarDe=143')).toEqual({
    vaga: { postoId: 7, dataPrevista: '2026-12-12', motivo: 'reposicao' },
    noLugarDe: { reposicaoDeId: 143 },
  })
})

it.each([
  '',
  'postoId=7',
  'postoId=x&dataPrevista=2026-12-12&noLugarDe=143',
  'postoId=7&dataPrevista=12/12&noLugarDe=1',
])('reads nothing of half a slot: %s', (busca) => expect(de(busca)).toBeNull())
