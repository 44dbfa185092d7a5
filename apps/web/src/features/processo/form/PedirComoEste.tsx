import Button from '@mui/material/Button'
import { movimentos } from '@rh/domain/colaborador/movimentos'
import { isDoVinculo } from '@rh/domain/processo/tipos'
import { copiaDaFolha } from '@rh/domain/processos/copias'
import { useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useCanOpen } from '../../../lib/nav/use-setor.ts'
import { hojeNaEmpresa } from '../../../lib/time/hoje.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useTela } from '../tela.ts'
import type { RegistroEmFolha } from './formulario.ts'

const Dialogo = lazyPart('ComoEsteDialog', async () => (await import('./ComoEsteDialog.tsx')).ComoEsteDialog)

/**
 * Begins a request with the terms of this one, for another person. Renders nothing for those who ask for none of the
 * kind, and for a kind in which people have no terms in common.
 */
export function PedirComoEste({ registro }: { readonly registro: RegistroEmFolha }) {
  const { colaborador, dados, aFazer } = registro
  const { tipo, textos } = useTela()
  const canOpen = useCanOpen()
  const [aberto, setAberto] = useState(false)
  if (!colaborador || !isDoVinculo(tipo) || !canOpen(movimentos[tipo].view)) return null
  const copia = copiaDaFolha(tipo, dados, hojeNaEmpresa())
  if (Object.keys(copia).length === 0) return null
  const titulo = `Pedir outr${textos.fim} como ${textos.esta}`
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon name="copiar" size={18} />}
        onClick={() => setAberto(true)}
        // On a phone the one row of the bar is for what the person has to decide.
        sx={{ ...(aFazer?.meu && { display: { xs: 'none', md: 'inline-flex' } }) }}
      >
        {titulo}
      </Button>
      {aberto && (
        <Dialogo
          title={titulo}
          tipo={tipo}
          colaboradorId={colaborador.id}
          copia={copia}
          onClose={() => setAberto(false)}
        />
      )}
    </>
  )
}
