import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { processoDe, tiposDeclarados, type TipoDeclarado } from '@rh/domain/processos/processos'
import { useState } from 'react'
import type { ReplyOf } from '../../lib/api/api.ts'
import { PorSituacao } from '../processo/inicio/PorSituacao.tsx'

interface CadaTipoProps {
  /** Undefined while it is read. */
  readonly porSituacao: ReplyOf<'GET /api/inicio'>['porSituacao'] | undefined
  /** The list of a kind; null for who may not open it here. */
  readonly listaDe: (tipo: TipoDeclarado) => string | null
}

/** How many records stand in each status, of one kind at a time. */
export function CadaTipo({ porSituacao, listaDe }: CadaTipoProps) {
  const tipos = tiposDeclarados.filter((tipo) => listaDe(tipo) !== null)
  const [escolhido, setEscolhido] = useState<TipoDeclarado | null>(null)
  const tipo = escolhido ?? tipos[0]
  const listHref = tipo && listaDe(tipo)
  if (!tipo || !listHref) return null
  const process = processoDe(tipo)
  return (
    <PorSituacao
      process={process}
      contagens={porSituacao && (porSituacao.find((um) => um.tipo === tipo)?.contagens ?? [])}
      listHref={listHref}
      vazio={`Ainda não há ${process.label.many.toLowerCase()}.`}
    >
      {tipos.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={tipo}
          aria-label="Tipo de processo"
          onChange={(_, novo: TipoDeclarado | null) => novo && setEscolhido(novo)}
          sx={{ mb: 2, flexWrap: 'wrap' }}
        >
          {tipos.map((um) => (
            <ToggleButton key={um} value={um} sx={{ px: 1.5, textTransform: 'none', fontWeight: 600 }}>
              {processoDe(um).label.many}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </PorSituacao>
  )
}
