import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { ariaOfKey } from '../../../lib/teclas/teclas.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Tecla } from '../../../ui/teclas/Tecla.tsx'
import type { NaFila } from './fila.ts'
import { TECLA_DE_DESFAZER, useTeclaDeDesfazer } from './tecla-de-desfazer.ts'
import { dizer, useDito, type Dito } from './ultima.ts'
import { useDesfazer } from './use-desfazer.ts'
import { useSegundos } from './use-segundos.ts'

const Linha = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  '&[data-dito="true"]': { minHeight: 44 },
  '& output': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& output > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& output > svg': { flexShrink: 0, color: theme.vars.palette.success.main },
  '& > button': { flexShrink: 0 },
  [theme.breakpoints.down('md')]: { '& output': { flex: 1, lineHeight: 1.35 } },
}))

interface LinhaDoDitoProps {
  /** Called with what waits for the person again. */
  readonly onDesfeito: (item: Pick<NaFila, 'tipo' | 'id'>) => void
}

/** Status line of a queue: what was decided last, and its undo while it lasts. */
export function LinhaDoDito({ onDesfeito }: LinhaDoDitoProps) {
  const dito = useDito()
  return (
    <Linha data-dito={dito !== null}>
      {/* Here from the start: what appears together with its text is not read out. */}
      <output>
        {dito && (
          <>
            <Icon name="check" size={18} />
            <span>{dito.texto}</span>
          </>
        )}
      </output>
      {dito?.desfazer && <Desfazer key={dito.desfazer.ate} decisao={dito.desfazer} onDesfeito={onDesfeito} />}
    </Linha>
  )
}

interface DesfazerProps extends LinhaDoDitoProps {
  readonly decisao: NonNullable<Dito['desfazer']>
}

function Desfazer({ decisao, onDesfeito }: DesfazerProps) {
  const { tipo, id, nome, em, ate } = decisao
  const segundos = useSegundos(ate)
  const desfazer = useDesfazer()
  const tentar = async (): Promise<void> => {
    const desfeitas = await desfazer(tipo, [id])
    if (desfeitas.length === 0) return dizer(null)
    dizer({ texto: `${nome}: desfeito, espera por você de novo`, desfazer: null })
    onDesfeito({ tipo, id })
  }
  const vale = segundos > 0
  const temTecla = useTeclaDeDesfazer(vale ? em : null, () => void tentar())
  return (
    vale && (
      <Button
        size="small"
        onClick={() => void tentar()}
        aria-keyshortcuts={temTecla ? ariaOfKey(TECLA_DE_DESFAZER) : undefined}
        endIcon={temTecla && <Tecla tecla={TECLA_DE_DESFAZER} />}
        sx={{ minHeight: { xs: 44, md: 32 } }}
      >
        Desfazer
        {/* A clock that ticks is not for the ear. */}
        <Box component="span" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
          &nbsp;{segundos} s
        </Box>
      </Button>
    )
  )
}
