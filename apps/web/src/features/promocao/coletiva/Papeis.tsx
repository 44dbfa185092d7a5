import Box from '@mui/material/Box'
import { FOLHAS_POR_ARQUIVO } from '@rh/domain/processos/promocao/coletiva'
import type { DownloadKey } from '../../../lib/api/file-transfer.ts'
import { DownloadButton } from '../../../ui/data/DownloadButton.tsx'

interface RelacaoProps {
  readonly chamada: DownloadKey
  readonly id: number
}

/** Button of the list of a batch. */
export const Relacao = ({ chamada, id }: RelacaoProps) => (
  <DownloadButton size="small" chamada={chamada} alvo={{ params: { id }, query: { papel: 'relacao' } }}>
    Relação
  </DownloadButton>
)

interface FolhasProps extends RelacaoProps {
  /** What they are called: `Termos`. */
  readonly label: string
  /** Whose they are, for who does not see the line. */
  readonly de?: string
  /** What asks for them, besides the file. */
  readonly papel: Readonly<Record<string, string | number>>
  readonly pessoas: number
}

/** Buttons of the papers of one page for each person: one for each file. */
export const Folhas = ({ chamada, id, label, de, papel, pessoas }: FolhasProps) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
    {partes(pessoas).map((parte, _, todas) => (
      <DownloadButton
        key={parte}
        size="small"
        chamada={chamada}
        alvo={{ params: { id }, query: { ...papel, parte } }}
        aria-label={`${de === undefined ? label : `${label}: ${de}`}${todas.length > 1 ? `, arquivo ${parte}` : ''}`}
      >
        {todas.length > 1 ? `${label} ${parte} de ${todas.length}` : label}
      </DownloadButton>
    ))}
  </Box>
)

const partes = (pessoas: number): number[] =>
  Array.from({ length: Math.ceil(pessoas / FOLHAS_POR_ARQUIVO) }, (_, i) => i + 1)
