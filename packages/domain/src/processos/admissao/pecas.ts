import { labelsDe } from '../../campos/campo.ts'
import { tamanhoDaPeca } from '../../campos/vinculo.ts'
import type { Kit } from '../../processo/campos-pedidos.ts'

/**
 * Pieces of the uniform with their sizes: asked for in the form, handed over by Almoxarifado. Its schema is put together
 * here, so that the declaration of the process, which every page loads, does not bring the code tables of all fields.
 */
export const pecasDe = ({ listaDe, id, textoObrigatorio }: Kit) =>
  listaDe(
    'Peça',
    { itemId: id, tamanho: textoObrigatorio(tamanhoDaPeca.tamanho.max) },
    labelsDe(tamanhoDaPeca),
    40,
  )
