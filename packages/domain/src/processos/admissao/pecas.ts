import { id, textoObrigatorio } from '../../br/campos.ts'
import { labelsDe } from '../../campos/campo.ts'
import { tamanhoDaPeca } from '../../campos/vinculo.ts'
import { listaDe } from '../../processo/folha.ts'

/**
 * Pieces of the uniform with their sizes: asked for in the form, handed over by Almoxarifado. Its schema is put together
 * here, so that the declaration of the process, which every page loads, does not bring the code tables of all fields.
 */
export const pecas = listaDe(
  'Peça',
  { itemId: id, tamanho: textoObrigatorio(tamanhoDaPeca.tamanho.max) },
  labelsDe(tamanhoDaPeca),
  40,
)
