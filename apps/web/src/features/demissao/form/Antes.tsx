import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { Link } from 'react-router'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { AntesDaFolha } from '../../processo/form/formulario.ts'
import { Lembrar } from './Lembrar.tsx'
import type { CausaOferecida, Opcoes, Situacao } from '../registro.ts'
import { pontosDe, resumoDosPontos, type Ponto } from './pontos.ts'
import { visuallyHidden } from '../../../theme/visually-hidden.ts'

const Pontos = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  columnGap: 32,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: 10,
    padding: '10px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& svg': { marginTop: 1 },
  '& [data-tom="ok"] svg': { color: vars.palette.success.main },
  '& [data-tom="atencao"] svg': { color: vars.palette.warning.main },
  '& [data-tom="impede"] svg': { color: vars.palette.error.main },
  '& strong': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.75rem', color: vars.palette.text.secondary },
}))

const sinais = {
  ok: { icon: 'check', dito: 'Em ordem: ' },
  atencao: { icon: 'alerta', dito: 'Atenção: ' },
  impede: { icon: 'bloqueio', dito: 'Impede: ' },
} as const

const Lista = ({ pontos }: { readonly pontos: readonly Ponto[] }) => (
  <Pontos>
    {pontos.map(({ tom, titulo, detalhe }) => (
      <li key={`${titulo} ${detalhe}`} data-tom={tom}>
        <Icon name={sinais[tom].icon} size={18} />
        <div>
          <span style={visuallyHidden}>{sinais[tom].dito}</span>
          <strong>{titulo}</strong>
          <small>{detalhe}</small>
        </div>
      </li>
    ))}
  </Pontos>
)

/** Causes that a protection leaves open: those that the company does not decide, and the serious fault. */
export const causasQueRestam = ({ causas }: Pick<Opcoes, 'causas'>): CausaOferecida[] =>
  causas.filter(
    ({ codigo, cabe, iniciativa }) =>
      cabe && (iniciativa === 'EMPREGADO' || codigo === '01' || codigo === '10'),
  )

/**
 * Before anything is typed: what forbids the dismissal and what it will touch. Where the law forbids it, the page ends here,
 * with what the law still allows.
 */
export function Antes({ opcoes, dados, children }: AntesDaFolha<Opcoes>) {
  const { situacao } = opcoes
  const pontos = pontosDe(situacao)
  const impede = pontos.some(({ tom }) => tom === 'impede')
  const parada = impede && typeof dados['causa'] !== 'string'
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 } }}>
      <Section
        title={resumoDosPontos(situacao, pontos)}
        actions={
          impede ? (
            <StatusChip label="Impede" tone="error" />
          ) : (
            !situacao.estabilidades.some((uma) => uma.situacao === 'vigente') && (
              <StatusChip label="Nenhuma estabilidade em vigor" tone="success" />
            )
          )
        }
      >
        <Lista pontos={pontos} />
        {parada && <OQueResta opcoes={opcoes} />}
      </Section>
      {!parada && children}
    </Box>
  )
}

/** First day after the protections that are in force; null where the end of one is not known. */
export function diaLivre({ estabilidades }: Pick<Situacao, 'estabilidades'>): string | null {
  const fins = estabilidades.filter(({ situacao }) => situacao === 'vigente').map(({ fim }) => fim)
  if (fins.length === 0 || fins.includes(null)) return null
  return somarDias(fins.map(String).toSorted().at(-1) ?? '', 1)
}

/** What may be asked for all the same. */
function OQueResta({ opcoes }: { readonly opcoes: Opcoes }) {
  const restam = causasQueRestam(opcoes)
  const livre = diaLivre(opcoes.situacao)
  const permite = [...new Set(opcoes.situacao.estabilidades.flatMap((uma) => uma.permite))]
  return (
    <Alert severity="info" icon={<Icon name="lei" />} sx={{ mt: 2 }}>
      <strong>O que a lei ainda permite</strong>
      {permite.length > 0 && <div>{permite.join(' · ')}</div>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
        {restam.map(({ codigo, rotulo }) => (
          <Button
            key={codigo}
            component={Link}
            to={`?causa=${codigo}`}
            size="small"
            variant="outlined"
            color="inherit"
          >
            {rotulo}
          </Button>
        ))}
        {livre !== null && <Lembrar dia={livre} lembretes={opcoes.lembretes} />}
      </Box>
    </Alert>
  )
}
