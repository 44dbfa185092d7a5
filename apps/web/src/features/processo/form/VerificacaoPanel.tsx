import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { Pendencia } from '@rh/domain/pendencia'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { PendenciaList } from '../../../ui/feedback/PendenciaList.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { ActionsBelow, FieldLink } from '../AlertaTicks.tsx'

/** Missing or invalid fields of one step. */
export interface FaltasDaEtapa {
  readonly etapa: string
  readonly label: string
  readonly campos: readonly {
    readonly nome: string
    readonly label: string
    readonly motivo: string | null
    readonly href: string
  }[]
}

interface VerificacaoPanelProps {
  readonly completude: number
  readonly faltas: readonly FaltasDaEtapa[]
  /** Findings of the rules; undefined before the first answer. */
  readonly achados: readonly Pendencia[] | undefined
  readonly checking: boolean
  readonly failed: boolean
  readonly hrefOf: (pendencia: Pendencia) => string | null
}

/** Progress of the form and findings of its rules, while typing. */
export function VerificacaoPanel(props: VerificacaoPanelProps) {
  const { completude, faltas, achados, checking, failed, hrefOf } = props
  return (
    <Section
      title="Conferência"
      subtitle={
        failed
          ? 'Sem conexão: a conferência volta sozinha.'
          : checking
            ? 'Conferindo…'
            : 'Atualizada enquanto você digita.'
      }
    >
      <Completude valor={completude} />
      <Box sx={{ display: 'grid', gap: 2, mt: 2.5 }} aria-live="polite">
        {achados === undefined ? (
          <Skeleton variant="rounded" height={56} />
        ) : (
          <Achados achados={achados} completo={completude === 100} hrefOf={hrefOf} />
        )}
      </Box>
      {faltas.length > 0 && (
        <Box sx={{ mt: 2.5, display: 'grid', gap: 0.5 }}>
          <Typography variant="subtitle2" component="h3">
            Falta preencher
          </Typography>
          {faltas.map((falta) => (
            <FaltasItem key={falta.etapa} falta={falta} />
          ))}
        </Box>
      )}
    </Section>
  )
}

export function Completude({ valor }: { readonly valor: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <LinearProgress
        variant="determinate"
        value={valor}
        color={valor === 100 ? 'success' : 'primary'}
        aria-label="Preenchimento"
        sx={{ flex: 1, height: 8, borderRadius: '4px' }}
      />
      <Typography variant="body2" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {valor}%
      </Typography>
    </Box>
  )
}

interface AchadosProps {
  readonly achados: readonly Pendencia[]
  readonly completo: boolean
  readonly hrefOf: (pendencia: Pendencia) => string | null
}

function Achados({ achados, completo, hrefOf }: AchadosProps) {
  const renderLink = (pendencia: Pendencia) => {
    const href = hrefOf(pendencia)
    return href && <FieldLink href={href} label="Ver campo" />
  }
  if (achados.length > 0)
    return (
      <ActionsBelow>
        <PendenciaList pendencias={achados} action={renderLink} />
      </ActionsBelow>
    )
  return (
    <Box sx={{ display: 'flex', gap: 1, color: 'success.dark', fontSize: '0.875rem', fontWeight: 500 }}>
      <Icon name="check-circulo" size={18} />
      {completo ? 'Tudo certo para enviar.' : 'Nenhum problema até aqui.'}
    </Box>
  )
}

const FaltasItem = ({ falta }: { readonly falta: FaltasDaEtapa }) => (
  <Box
    component="details"
    sx={{
      fontSize: '0.875rem',
      '& summary': { py: 0.75, cursor: 'pointer', borderRadius: '6px', fontWeight: 500 },
      '& a': { display: 'block', py: 0.5, color: 'text.primary' },
    }}
  >
    <summary>
      {falta.label} · {falta.campos.length === 1 ? '1 campo' : `${falta.campos.length} campos`}
    </summary>
    <Box component="ul" sx={{ m: 0, pl: 2, listStyle: 'none' }}>
      {falta.campos.map(({ nome, label, motivo, href }) => (
        <li key={nome}>
          <Link to={href}>
            {label}
            {motivo && (
              <Box component="small" sx={{ display: 'block', color: 'error.dark' }}>
                {motivo}
              </Box>
            )}
          </Link>
        </li>
      ))}
    </Box>
  </Box>
)
