import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { podeAnular, situacoesDeVigencia, type SituacaoDeVigencia } from '@rh/domain/cadastros/vigencia'
import { useId, useState } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { Tip } from '../../../ui/feedback/Tip.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'

export interface LinhaDeSerie {
  readonly id: number
  readonly desde: string
  readonly ate: string | null
  readonly situacao: SituacaoDeVigencia
  /** In words: `R$ 1.865,00`. */
  readonly valor: string
  /** Where it comes from, or why. */
  readonly nota?: string
}

interface SerieProps {
  readonly titulo: string
  readonly explica?: string
  /** The newest first. */
  readonly linhas: readonly LinhaDeSerie[]
  /** What holds where there is no row. */
  readonly padrao?: string
  readonly onNova: () => void
  readonly onAnular: (id: number, motivo: string) => Promise<unknown>
}

/** One value by date: what holds today, large, and what was and will be under it. */
export function Serie({ titulo, explica, linhas, padrao, onNova, onAnular }: SerieProps) {
  const id = useId()
  const [todas, setTodas] = useState(false)
  const atual = linhas.find(({ situacao }) => situacao === 'em_vigor')
  const passadas = linhas.filter(({ situacao }) => situacao === 'encerrada')
  const mostradas = todas ? linhas : linhas.filter(({ situacao }) => situacao !== 'encerrada')
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: '12px' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography id={id} variant="subtitle2" component="h3">
            {titulo}
          </Typography>
          {explica && (
            <Typography variant="caption" color="textSecondary" component="p">
              {explica}
            </Typography>
          )}
        </Box>
        <Typography variant="h6" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {atual?.valor ?? padrao ?? '–'}
        </Typography>
      </Box>
      {mostradas.length > 0 && <Linhas linhas={mostradas} onAnular={onAnular} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" onClick={onNova} aria-label={`Novo valor: ${titulo}`} sx={{ ml: -0.75 }}>
          Novo valor
        </Button>
        {passadas.length > 0 && (
          <Button size="small" color="inherit" aria-expanded={todas} onClick={() => setTodas(!todas)}>
            {todas ? 'Ocultar anteriores' : `Anteriores (${passadas.length})`}
          </Button>
        )}
        {!atual && padrao && (
          <Typography variant="caption" color="textSecondary" sx={{ alignSelf: 'center', ml: 'auto' }}>
            Padrão do sistema
          </Typography>
        )}
      </Box>
    </Box>
  )
}

function Linhas({ linhas, onAnular }: Pick<SerieProps, 'linhas' | 'onAnular'>) {
  const [anulando, setAnulando] = useState<LinhaDeSerie | null>(null)
  const anular = async (motivo: string): Promise<void> => {
    if (!anulando) return
    await onAnular(anulando.id, motivo)
    setAnulando(null)
  }
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {linhas.map((linha) => (
        <Linha key={linha.id} linha={linha} onAnular={() => setAnulando(linha)} />
      ))}
      <ConfirmDialog
        open={anulando !== null}
        title="Anular este valor?"
        text={`${anulando?.valor ?? ''} a partir de ${formatDate(anulando?.desde)} deixa de valer; o anterior volta a valer em seu lugar. O valor e o motivo ficam no histórico.`}
        confirmLabel="Anular"
        tone="error"
        reason={{ label: 'Motivo', placeholder: 'O que estava errado?' }}
        onConfirm={anular}
        onClose={() => setAnulando(null)}
      />
    </Box>
  )
}

interface LinhaProps {
  readonly linha: LinhaDeSerie
  readonly onAnular: () => void
}

function Linha({ linha, onAnular }: LinhaProps) {
  const { desde, ate, situacao, valor, nota } = linha
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: 'auto 120px 1fr auto' },
        alignItems: 'center',
        columnGap: 1.5,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
      }}
    >
      <Box sx={{ minWidth: 92 }}>
        <StatusChip {...situacoesDeVigencia[situacao]} />
      </Box>
      <Box
        component="strong"
        sx={{ justifySelf: { xs: 'end', sm: 'start' }, fontVariantNumeric: 'tabular-nums' }}
      >
        {valor}
      </Box>
      <Box sx={{ minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {ate
          ? `${formatDate(desde)} a ${formatDate(ate)}`
          : `${situacao === 'futura' ? 'a partir de' : 'desde'} ${formatDate(desde)}`}
        {nota && ` · ${nota}`}
      </Box>
      {podeAnular(situacao) ? (
        <Tip title="Anular">
          <IconButton
            size="small"
            aria-label={`Anular ${valor} ${situacao === 'futura' ? 'a partir de' : 'desde'} ${formatDate(desde)}`}
            onClick={onAnular}
            sx={{ justifySelf: 'end' }}
          >
            <Icon name="bloqueio" size={18} />
          </IconButton>
        </Tip>
      ) : (
        <Box sx={{ width: 34 }} />
      )}
    </Box>
  )
}
