import { expect, it } from 'vitest'
import { emFrase } from './texto.ts'

it.each([
  ['Exame admissional', 'exame admissional'],
  ['Emitir ASO', 'emitir ASO'],
  ['CAT registrada', 'CAT registrada'],
  ['Departamento Pessoal', 'Departamento Pessoal'],
  ['Sesmt', 'Sesmt'],
  ['Efetivar: eSocial venceu ontem, 23/11', 'efetivar: eSocial venceu ontem, 23/11'],
  ['Em aviso prévio', 'em aviso prévio'],
  ['O exame venceu', 'o exame venceu'],
  ['', ''],
])('in a sentence %s is written %s', (label, escrito) => expect(emFrase(label)).toBe(escrito))
