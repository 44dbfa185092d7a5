import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { tiposDeLancamento } from '@rh/domain/colaborador/ferias'
import { ocorrenciasDaFicha } from '@rh/domain/colaborador/ocorrencia-de-ferias'
import { setores } from '@rh/domain/setores/setores'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate, formatDateTime } from '../../../lib/format.ts'
import { recordHref } from '../../../lib/nav/process-href.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ListaVaziaArt } from '../../../ui/illustration/ListaVaziaArt.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { AjusteDialog, FaltasDialog } from '../FeriasDialog.tsx'
import { DesfazerOcorrenciaDialog, OcorrenciaDialog } from '../OcorrenciaDialog.tsx'
import { coluna, colunas, Lido, Lista, TextoDaLinha } from '../partes.tsx'
import { Passivo } from '../Passivo.tsx'
import { origemDoDireito, prazoDe, saldoTotal } from '../prazo-das-ferias.ts'
import {
  feriasQuery,
  type Ferias as Lidas,
  type Ficha,
  type OcorrenciaDeFerias,
  type PeriodoDeFerias,
} from '../queries.ts'

type Aberto =
  | { readonly acao: 'faltas' | 'ajuste'; readonly periodo: PeriodoDeFerias }
  | { readonly acao: 'ocorrencia' }
  | { readonly acao: 'desfazer'; readonly ocorrencia: OcorrenciaDeFerias }

/** The periods of the person with their balance and deadline, and everything that entered and left it. */
export function Ferias({ ficha }: { readonly ficha: Ficha }) {
  const ferias = useQuery(feriasQuery(ficha.id))
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const onClose = () => setAberto(null)
  const edita = ficha.edita.includes('ferias')
  const grupos = useGrupos()
  const vePassivo = setores.rh.grupos.some((grupo) => grupos.includes(grupo))
  return (
    <Box sx={colunas}>
      <Section
        title="Períodos"
        flush
        subtitle={ferias.data && tituloDoSaldo(ferias.data)}
        actions={
          edita && (
            <Button size="small" variant="outlined" onClick={() => setAberto({ acao: 'ocorrencia' })}>
              Registrar perda ou suspensão
            </Button>
          )
        }
      >
        <Lido query={ferias}>
          {(lidas) => <Periodos lidas={lidas} {...(edita && { onAbrir: setAberto })} />}
        </Lido>
      </Section>
      <Box sx={coluna}>
        <Section title="Dias fora" flush>
          <Lido query={ferias}>
            {({ ausencias, hoje }) => <Ausencias ausencias={ausencias} hoje={hoje} />}
          </Lido>
        </Section>
        {ferias.data && ferias.data.ocorrencias.length > 0 && (
          <Section title="Perdas e suspensões" flush>
            <Ocorrencias
              ocorrencias={ferias.data.ocorrencias}
              {...(edita && { onDesfazer: (ocorrencia) => setAberto({ acao: 'desfazer', ocorrencia }) })}
            />
          </Section>
        )}
        {vePassivo && <Passivo id={ficha.id} />}
        <Section title="Lançamentos" flush subtitle="O saldo é a soma; nenhum lançamento é apagado.">
          <Lido query={ferias}>{(lidas) => <Lancamentos lidas={lidas} />}</Lido>
        </Section>
      </Box>
      {aberto?.acao === 'faltas' && <FaltasDialog ficha={ficha} periodo={aberto.periodo} onClose={onClose} />}
      {aberto?.acao === 'ajuste' && <AjusteDialog ficha={ficha} periodo={aberto.periodo} onClose={onClose} />}
      {aberto?.acao === 'ocorrencia' && <OcorrenciaDialog ficha={ficha} onClose={onClose} />}
      {aberto?.acao === 'desfazer' && (
        <DesfazerOcorrenciaDialog ficha={ficha} ocorrencia={aberto.ocorrencia} onClose={onClose} />
      )}
    </Box>
  )
}

function tituloDoSaldo({ periodos }: Lidas): string {
  const saldo = saldoTotal(periodos)
  return saldo === 0 ? 'Nenhum dia por marcar' : `${saldo} ${saldo === 1 ? 'dia' : 'dias'} por marcar`
}

interface PeriodosProps {
  readonly lidas: Lidas
  readonly onAbrir?: (aberto: Aberto) => void
}

const aquisitivoDe = ({ aquisitivoInicio, aquisitivoFim }: PeriodoDeFerias): string =>
  `${formatDate(aquisitivoInicio)} a ${formatDate(aquisitivoFim)}`

function Periodos({ lidas: { periodos, hoje }, onAbrir }: PeriodosProps) {
  if (periodos.length === 0)
    return (
      <EmptyState
        illustration={<ListaVaziaArt />}
        title="Nenhum período de férias"
        text="O primeiro período aquisitivo começa no dia da admissão."
      />
    )
  return (
    <Lista>
      {periodos.map((periodo) => (
        <li key={periodo.id} data-antigo={periodo.perdido || (periodo.completo && periodo.saldo === 0)}>
          <TextoDaLinha
            titulo={aquisitivoDe(periodo)}
            detalhes={[
              !periodo.perdido && `Gozar até ${formatDate(periodo.concessivoFim)}`,
              periodo.gozados > 0 && `${periodo.gozados} gozados ou vendidos`,
              periodo.reservados > 0 && `${periodo.reservados} marcados`,
              periodo.ultimoInicio && `último início sem dobra em ${formatDate(periodo.ultimoInicio)}`,
            ]}
            nota={origemDoDireito(periodo)}
          />
          <Saldo periodo={periodo} hoje={hoje} />
          {onAbrir && !periodo.perdido && (
            <Box sx={{ flexBasis: '100%', display: 'flex', gap: 1, ml: -0.75 }}>
              <Button
                size="small"
                color="inherit"
                aria-label={`Informar faltas: ${aquisitivoDe(periodo)}`}
                onClick={() => onAbrir({ acao: 'faltas', periodo })}
              >
                Informar faltas
              </Button>
              {periodo.completo && (
                <Button
                  size="small"
                  color="inherit"
                  aria-label={`Ajustar saldo: ${aquisitivoDe(periodo)}`}
                  onClick={() => onAbrir({ acao: 'ajuste', periodo })}
                >
                  Ajustar saldo
                </Button>
              )}
            </Box>
          )}
        </li>
      ))}
    </Lista>
  )
}

function Saldo({ periodo, hoje }: { readonly periodo: PeriodoDeFerias; readonly hoje: string }) {
  const { texto, tone } = prazoDe(periodo, hoje)
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { xs: 'start', sm: 'end' } }}>
      {periodo.completo && !periodo.perdido && (
        <Typography variant="h6" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {periodo.saldo} {periodo.saldo === 1 ? 'dia' : 'dias'}
        </Typography>
      )}
      <StatusChip label={texto} tone={tone} />
    </Box>
  )
}

interface OcorrenciasProps {
  readonly ocorrencias: Lidas['ocorrencias']
  readonly onDesfazer?: (ocorrencia: OcorrenciaDeFerias) => void
}

/** What moved the periods, with who said so; what was taken back stays to be read. */
const Ocorrencias = ({ ocorrencias, onDesfazer }: OcorrenciasProps) => (
  <Lista>
    {ocorrencias.map((ocorrencia) => {
      const { id, tipo, inicio, fim, motivo, por, em, desfeita } = ocorrencia
      return (
        <li key={id} data-antigo={desfeita !== null}>
          <TextoDaLinha
            titulo={ocorrenciasDaFicha[tipo]}
            detalhes={[`${formatDate(inicio)} a ${formatDate(fim)}`, por, formatDateTime(em)]}
            nota={
              desfeita
                ? `${motivo}\nDesfeita por ${desfeita.por ?? 'sistema'} em ${formatDateTime(desfeita.em)}: ${desfeita.motivo}`
                : motivo
            }
          />
          {desfeita ? (
            <StatusChip label="Desfeita" tone="default" />
          ) : (
            onDesfazer && (
              <Button
                size="small"
                color="inherit"
                sx={{ ml: -0.75 }}
                aria-label={`Desfazer: ${ocorrenciasDaFicha[tipo]}, ${formatDate(inicio)} a ${formatDate(fim)}`}
                onClick={() => onDesfazer(ocorrencia)}
              >
                Desfazer
              </Button>
            )
          )}
        </li>
      )
    })}
  </Lista>
)

interface AusenciasProps {
  readonly ausencias: Lidas['ausencias']
  readonly hoje: string
}

function Ausencias({ ausencias, hoje }: AusenciasProps) {
  if (ausencias.length === 0) return <Vazio>Nenhum dia de férias marcado.</Vazio>
  return (
    <Lista>
      {ausencias.map(({ id, inicio, fim, dias, confirmada, processo }) => (
        <li key={id} data-antigo={fim < hoje}>
          <TextoDaLinha
            titulo={`${formatDate(inicio)} a ${formatDate(fim)}`}
            detalhes={[`${dias} ${dias === 1 ? 'dia' : 'dias'}`]}
          />
          <Processo processo={processo} />
          {fim >= hoje && (
            <StatusChip
              label={confirmada ? (inicio <= hoje ? 'Em férias' : 'Aprovadas') : 'Pedidas'}
              tone={confirmada ? 'success' : 'info'}
            />
          )}
        </li>
      ))}
    </Lista>
  )
}

/** The last ones: the whole story is in the history of each process. */
const A_VISTA = 12

function Lancamentos({ lidas: { lancamentos, periodos } }: { readonly lidas: Lidas }) {
  const [tudo, setTudo] = useState(false)
  if (lancamentos.length === 0) return <Vazio>Nada entrou nem saiu ainda.</Vazio>
  const visiveis = tudo ? lancamentos : lancamentos.slice(0, A_VISTA)
  const anoDe = (periodoId: number): string => {
    const periodo = periodos.find(({ id }) => id === periodoId)
    return periodo ? `${periodo.aquisitivoInicio.slice(0, 4)}/${periodo.aquisitivoFim.slice(0, 4)}` : ''
  }
  return (
    <>
      <Lista>
        {visiveis.map(({ id, tipo, dias, periodoId, processo, por, em, motivo }) => (
          <li key={id}>
            <TextoDaLinha
              titulo={tiposDeLancamento[tipo]}
              detalhes={[`Período ${anoDe(periodoId)}`, formatDateTime(em), por]}
              nota={motivo}
            />
            {processo && <Processo processo={processo} />}
            <Box
              component="span"
              sx={{
                fontWeight: 700,
                fontVariantNumeric: 'tabular-nums',
                color: dias < 0 ? 'text.primary' : 'success.dark',
              }}
            >
              {dias < 0 ? `− ${-dias}` : `+ ${dias}`}
            </Box>
          </li>
        ))}
      </Lista>
      {visiveis.length < lancamentos.length && (
        <Button size="small" sx={{ m: 2 }} onClick={() => setTudo(true)}>
          Mostrar os {lancamentos.length - A_VISTA} anteriores
        </Button>
      )}
    </>
  )
}

/** The request, for who may open it. */
function Processo({ processo: { id, numero } }: { readonly processo: { id: number; numero: string } }) {
  const setor = useSetor()
  const grupos = useGrupos()
  const href = recordHref('ferias', id, grupos, setor)
  return (
    <Typography variant="body2" component="span" sx={{ whiteSpace: 'nowrap' }}>
      {href ? <Link to={href}>{numero}</Link> : numero}
    </Typography>
  )
}

const Vazio = ({ children }: { readonly children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ px: 3, pb: 3 }}>
    {children}
  </Typography>
)
