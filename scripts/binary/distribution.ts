/**
 * Files that install the executables of a release with Homebrew, Scoop and Docker. All are made of the same data: name, version, address and
 * sum of each executable.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { validate } from 'dockerfile-utils';

/** What a release has of a client or of the compiler. */
export interface Released {
  readonly binary: string;
  readonly version: string;
  readonly summary: string;
  readonly homepage: string;
  readonly license: string;
  /** Executables by the names of their targets; those that were not built are absent. */
  readonly executables: Readonly<Record<string, ReleasedFile>>;
}

export interface ReleasedFile {
  readonly url: string;
  readonly sha256: string;
}

/** A file, and what is wrong with it. */
export interface Distributed {
  /** Relative to the folder of the release. */
  readonly path: string;
  readonly text: string;
  readonly problems: readonly string[];
}

/** Returns the files for one binary: those whose executables exist. */
export function distributed(released: Released): readonly Distributed[] {
  const { binary } = released;
  const has = (...targets: readonly string[]): boolean => targets.every((name) => name in released.executables);
  return [
    ...(has('darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64')
      ? [checked(`homebrew/${binary}.rb`, formula(released), problemsOfFormula)]
      : []),
    ...(has('win-x64') ? [checked(`scoop/${binary}.json`, manifest(released), problemsOfManifest)] : []),
    ...(has('linux-arm64', 'linux-x64')
      ? [checked(`docker/${binary}.Dockerfile`, dockerfile(released), problemsOfDockerfile)]
      : []),
  ];
}

const checked = (path: string, text: string, problemsOf: (text: string) => readonly string[]): Distributed => ({
  path,
  text,
  problems: problemsOf(text),
});

const fileOf = ({ executables }: Released, target: string): ReleasedFile => {
  const found = executables[target];
  if (found === undefined) throw new Error(`There is no executable for ${target}.`);
  return found;
};

/** A text in Ruby, in which nothing is evaluated. */
const ruby = (text: string): string => `'${text.replace(/['\\]/g, String.raw`\$&`)}'`;

function formula(released: Released): string {
  const { binary, version, summary, homepage, license } = released;
  const name = binary.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
  const source = (target: string): string => {
    const { url, sha256 } = fileOf(released, target);
    return `      url ${ruby(url)}, using: :nounzip\n      sha256 ${ruby(sha256)}\n`;
  };
  const system = (on: string, name: string): string =>
    `  ${on} do
    on_arm do
${source(`${name}-arm64`)}    end
    on_intel do
${source(`${name}-x64`)}    end
  end
`;
  return `# Written by "npm run release".
class ${name} < Formula
  desc ${ruby(summary)}
  homepage ${ruby(homepage)}
  version ${ruby(version)}
  license ${ruby(license)}

${system('on_macos', 'darwin')}
${system('on_linux', 'linux')}
  def install
    bin.install Dir['*'].first => ${ruby(binary)}
    chmod 0755, bin/${ruby(binary)}
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/${binary} --version")
  end
end
`;
}

function manifest(released: Released): string {
  const { binary, version, summary, homepage, license } = released;
  const { url, sha256 } = fileOf(released, 'win-x64');
  const program = `${binary}.exe`;
  const content = {
    version,
    description: summary,
    homepage,
    license,
    architecture: { '64bit': { url: `${url}#/${program}`, hash: sha256 } },
    bin: program,
  };
  return `${JSON.stringify(content, null, 4)}\n`;
}

function dockerfile(released: Released): string {
  const { binary, version } = released;
  const stage = (architecture: string, target: string): string => {
    const { url, sha256 } = fileOf(released, target);
    return `FROM scratch AS ${architecture}\nADD --checksum=sha256:${sha256} --chmod=755 ${url} /${binary}\n`;
  };
  return `# syntax=docker/dockerfile:1
# Written by "npm run release": ${binary} ${version}.
ARG TARGETARCH
${stage('amd64', 'linux-x64')}
${stage('arm64', 'linux-arm64')}
FROM \${TARGETARCH} AS program

FROM debian:stable-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends ca-certificates libatomic1 libstdc++6 \\
  && rm -rf /var/lib/apt/lists/* \\
  && useradd --create-home user
COPY --from=program /${binary} /usr/local/bin/${binary}
USER user
WORKDIR /home/user
ENTRYPOINT ["/usr/local/bin/${binary}"]
`;
}

/** Ruby checks the syntax only. Without Ruby, nothing is checked. */
function problemsOfFormula(text: string): readonly string[] {
  const { status, stderr, error } = spawnSync('ruby', ['-c', '-'], { input: text, encoding: 'utf8' });
  return error !== undefined || status === 0 ? [] : [stderr.trim()];
}

/** Whether Ruby is there to check a formula. */
export function hasRuby(): boolean {
  try {
    execFileSync('ruby', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The schema is that of Scoop (github.com/ScoopInstaller/Scoop, schema.json; Unlicense or MIT). */
function problemsOfManifest(text: string): readonly string[] {
  const schema = JSON.parse(readFileSync(new URL('scoop.schema.json', import.meta.url), 'utf8')) as object;
  const ajv = new Ajv.default({ strict: false, allErrors: true, validateFormats: false });
  const isValid = ajv.compile(schema);
  return isValid(JSON.parse(text)) ? [] : [ajv.errorsText(isValid.errors)];
}

const problemsOfDockerfile = (text: string): readonly string[] =>
  validate(text).map(({ message, range }) => `line ${String(range.start.line + 1)}: ${message}`);
