import { expect, it } from 'vitest'
import type { PessoaDasColetivas } from '@rh/domain/contract/ferias-coletivas'
import { grupoDe, somar } from './escolha.ts'

const pessoa = (colaboradorId: number, mais: Partial<PessoaDasColetivas> = {}): PessoaDasColetivas => ({
  colaboradorId,
  nome: `Pessoa ${colaboradorId}`,
  matricula: String(colaboradorId),
  contrato: '2024/001',
  posto: 'Sede',
  excecao: null,
  diasDeFerias: 20,
  diasDeLicenca: 0,
  saldoDepois: 10,
  novoAquisitivoInicio: null,
  feriasCentavos: 177_777,
  licencaCentavos: 0,
  avisos: [],
  ...mais,
})
const nova = pessoa(2, {
  diasDeFerias: 8,
  diasDeLicenca: 12,
  novoAquisitivoInicio: '2026-12-21',
  licencaCentavos: 80_000,
})
const fora = pessoa(3, {
  excecao: { codigo: 'JA_FORA', motivo: 'Afastada', podeIncluir: false },
  feriasCentavos: 0,
})

it('tells who goes from who stays by law and who was taken out by hand', () => {
  const retirados = new Map([[1, 'Plantão']])
  expect([pessoa(1), nova, fora].map((uma) => grupoDe(uma, retirados))).toEqual([
    'retirados',
    'vao',
    'excecoes',
  ])
})

it('adds up those who go, and nobody else', () => {
  expect(somar([pessoa(1), nova, fora], new Map([[1, 'Plantão']]))).toEqual({
    vao: 1,
    ficam: 2,
    diasDeLicenca: 12,
    comPeriodoNovo: 1,
    totalCentavos: 257_777,
  })
})
