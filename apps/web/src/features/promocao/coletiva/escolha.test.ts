import { expect, it } from 'vitest'
import type { PessoaDoReajuste } from '@rh/domain/contract/reajuste'
import { somarReajuste } from '@rh/domain/processos/promocao/reajuste'
import { alternar, grupoDe, NENHUMA, osQueVao, retirar, vai } from './escolha.ts'

const pessoa = (colaboradorId: number, podeIncluir?: boolean): PessoaDoReajuste => ({
  colaboradorId,
  nome: `Pessoa ${colaboradorId}`,
  matricula: String(colaboradorId),
  cargo: 'Auxiliar',
  contrato: '2024/001',
  vigencia: '2027-01-01',
  deCentavos: 200_000,
  paraCentavos: 210_000,
  diferencaCentavos: 1000,
  avisos: [],
  excecao:
    podeIncluir === undefined ? null : { codigo: 'diferenca_minima', motivo: 'Já reajustada', podeIncluir },
})
const [comum, incluivel, impossivel] = [pessoa(1), pessoa(2, true), pessoa(3, false)]

it('lists an exception among the exceptions, and puts it in and out by a tick', () => {
  const com = alternar(NENHUMA, 2)
  expect([grupoDe(incluivel, com), vai(incluivel, com), vai(incluivel, alternar(com, 2))]).toEqual([
    'excecoes',
    true,
    false,
  ])
  expect(vai(impossivel, alternar(NENHUMA, 3))).toBe(false)
})

it('takes people out with a reason, and back', () => {
  const sem = retirar(NENHUMA, 1, 'Acordo próprio')
  expect([grupoDe(comum, sem), vai(comum, sem)]).toEqual(['retirados', false])
  expect(vai(comum, retirar(sem, 1, null))).toBe(true)
})

it('adds up those who go, and nobody else', () => {
  expect(somarReajuste(osQueVao([comum, incluivel, impossivel], alternar(NENHUMA, 2)))).toEqual({
    pessoas: 2,
    deCentavos: 400_000,
    paraCentavos: 420_000,
    diferencaCentavos: 2000,
  })
})
