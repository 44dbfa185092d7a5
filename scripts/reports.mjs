// Reads the JSON reports of the test suites: how many tests passed, and which did not.
import { relative } from 'node:path'
import { root } from './process.mjs'

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, why: string }} Failure
 * @typedef {{ count: (report: any) => Count, failures: (report: any) => Failure[] }} Suite
 */

const WHY_LINES = 8

/** The beginning of what a test said, without the colours of a terminal. @param {string | undefined} text */
const beginning = (text) =>
  (text ?? '')
    // oxlint-disable-next-line no-control-regex -- the escape character is what begins a colour
    .replaceAll(/\u001B\[\d+m/g, '')
    .split('\n')
    .slice(0, WHY_LINES)
    .join('\n')

/** @type {Suite} Tests skipped or left for later prove nothing: they count as failures, and so does a file that did not load. */
export const vitestSuite = {
  count({ numPassedTests, numTotalTests, testResults }) {
    const empty = testResults.filter((/** @type {any} */ file) => file.assertionResults.length === 0).length
    return { passed: numPassedTests, failed: numTotalTests - numPassedTests + empty }
  },
  failures: ({ testResults }) => testResults.flatMap(failuresOfFile),
}

/**
 * A file that failed outside its tests is told once, instead of all the tests that did not run for it.
 * @param {any} file
 * @returns {Failure[]}
 */
function failuresOfFile({ name, message, assertionResults }) {
  const file = relative(root, name)
  const inTests = assertionResults
    .filter((/** @type {any} */ { status }) => status === 'failed' || (status !== 'passed' && message === ''))
    .map((/** @type {any} */ { fullName, status, failureMessages }) => ({
      name: `${file} > ${fullName}`,
      why: beginning(failureMessages[0] ?? status),
    }))
  return message === '' ? inTests : [{ name: file, why: beginning(message) }, ...inTests]
}

/** @type {Suite} */
export const playwrightSuite = {
  count: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }),
  failures({ suites, errors }) {
    /** @type {(suite: any, path: string) => Failure[]} */
    const inSuite = (suite, path) => [
      ...(suite.suites ?? []).flatMap((/** @type {any} */ child) =>
        inSuite(child, `${path} > ${child.title}`),
      ),
      ...(suite.specs ?? []).flatMap((/** @type {any} */ { title, tests }) =>
        tests
          .filter((/** @type {any} */ { status }) => status !== 'expected')
          .map((/** @type {any} */ { status, results }) => ({
            name: `${path} > ${title}`,
            why: beginning(
              results.find((/** @type {any} */ { error }) => error !== undefined)?.error.message ?? status,
            ),
          })),
      ),
    ]
    return [
      ...suites.flatMap((/** @type {any} */ suite) => inSuite(suite, suite.title)),
      ...errors.map((/** @type {any} */ { message }) => ({ name: 'playwright', why: beginning(message) })),
    ]
  },
}
